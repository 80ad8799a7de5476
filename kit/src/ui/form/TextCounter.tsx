import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { charactersLeft, charactersTooMany } from './texts.ts';

/** Below this many remaining characters the counter is announced. */
const NEARLY_FULL_CHARACTERS = 20;

interface TextCounterProps {
  length: number;
  limit: number;
}

/** '12/280', and an announcement of the remaining characters when few are left. */
export function TextCounter({ length, limit }: TextCounterProps) {
  const left = limit - length;
  return (
    <>
      <span aria-hidden="true" style={left < 0 ? { color: 'var(--red)', fontWeight: 600 } : undefined}>
        {length}/{limit}
      </span>
      <VisuallyHidden role="status">
        {left < 0 ? charactersTooMany(-left) : left <= NEARLY_FULL_CHARACTERS ? charactersLeft(left) : ''}
      </VisuallyHidden>
    </>
  );
}
