import { photos } from './photos.ts';

/** The thumbnail that is clicked. */
export function Opener({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" data-open onClick={onOpen}>
      <img src={photos(1)[0]?.thumbnail} alt="Открыть" width={160} height={107} />
    </button>
  );
}
