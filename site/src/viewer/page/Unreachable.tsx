import { useTongue } from '../tongue.ts';

/** Tells that the game could not be fetched. */
export function Message() {
  const { texts } = useTongue();
  return (
    <p class="notice" role="alert">
      {texts.viewer.unreachable}
    </p>
  );
}
