/** A treasure. */
export const Cube = () => (
  <svg class="cube" viewBox="20 17 20 22" aria-hidden="true">
    <path d="M30 19.5L38 23.5L30 27.5L22 23.5Z" fill="var(--board-ivory)" />
    <path d="M22 23.5L30 27.5V37L22 33Z" fill="var(--board-gold)" />
    <path d="M38 23.5L30 27.5V37L38 33Z" fill="#a8711f" />
  </svg>
);
