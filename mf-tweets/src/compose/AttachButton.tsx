import { useRef } from 'react';
import { PICTURE_TYPES } from '@fleetwatch/contract/tweets/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ATTACH, PICTURES_AND_MOVIES } from './texts.ts';

/** A phone converts pictures of other formats to one of these. */
const ACCEPTED = [...PICTURE_TYPES.map((type) => `.${type}`), 'image/jpeg', 'image/png', 'image/gif'].join(
  ',',
);

/** Opens the file picker for pictures and movies, several at once. */
export function AttachButton({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="attach" onClick={() => input.current?.click()}>
        {ATTACH}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={PICTURES_AND_MOVIES}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Reset, so that the same file can be picked again after it was removed.
          target.value = '';
        }}
      />
    </>
  );
}
