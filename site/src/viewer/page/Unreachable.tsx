import { useTongue } from '../services.ts';

/** Tells that the game could not be fetched. */
export function Unreachable() {
  const { texts } = useTongue();
  return (
    <p class="notice" role="alert">
      {texts.viewer.unreachable}
    </p>
  );
}
