/** Lets an example be played where it stands; the player is fetched when one is asked for first. */

let fetching = false;

function fetchPlayer(address: string): void {
  if (fetching) return;
  fetching = true;
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

/** The player of an example, at the position that its picture shows. */
function playerOf({ dataset: { file = '', step = '' } }: HTMLElement): HTMLElement {
  const player = document.createElement('shedu-replay');
  player.setAttribute('src', file);
  player.setAttribute('step', step);
  player.setAttribute('lang', document.documentElement.lang);
  return player;
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.play-here')) {
  const figure = button.closest<HTMLElement>('.miniature');
  if (figure === null) continue;
  const { player: address = '', stop = '' } = button.dataset;
  const start = button.textContent ?? '';
  button.hidden = false;
  button.addEventListener('click', () => {
    const playing = figure.querySelector('shedu-replay');
    if (playing === null) {
      fetchPlayer(address);
      figure.prepend(playerOf(figure));
    } else playing.remove();
    const plays = playing === null;
    figure.classList.toggle('playing', plays);
    button.setAttribute('aria-expanded', String(plays));
    button.textContent = plays ? stop : start;
  });
}
