import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** Fewer left than this are also said aloud. */
const NEARLY_FULL_CHARACTERS = 20;

interface TextCounterProps {
  length: number;
  limit: number;
}

/** '12/280', and for those who listen the rest of the limit when little is left. */
export function TextCounter({ length, limit }: TextCounterProps) {
  const left = limit - length;
  return (
    <>
      <span aria-hidden="true" style={left < 0 ? { color: 'var(--red)', fontWeight: 600 } : undefined}>
        {length}/{limit}
      </span>
      <VisuallyHidden role="status">
        {left < 0
          ? `${-left} characters too many`
          : left <= NEARLY_FULL_CHARACTERS
            ? `${left} characters left`
            : ''}
      </VisuallyHidden>
    </>
  );
}
