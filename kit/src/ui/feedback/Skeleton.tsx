// @chunk screens

import styled, { keyframes } from 'styled-components';

export type SkeletonShape = 'text' | 'row' | 'card';

interface SkeletonProps {
  /** `text`: a line; `row`: a swipe-list row; `card`: a card. */
  shape?: SkeletonShape;
  count?: number;
}

const breathe = keyframes`50% { opacity: .5; }`;
const heights: Record<SkeletonShape, string> = { text: '1.2em', row: '64px', card: '140px' };

const Stack = styled.div`
  display: grid;
  gap: var(--s2);
`;

const Bone = styled.div<{ $shape: SkeletonShape }>`
  height: ${({ $shape }) => heights[$shape]};
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--outline) 28%, var(--paper));
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
  &:last-child:not(:only-child) {
    width: ${({ $shape }) => ($shape === 'text' ? '60%' : '100%')};
  }
`;

/** Placeholder in the shape of the expected content. Decoration: the screen itself announces that it loads. */
export function Skeleton({ shape = 'row', count = 3 }: SkeletonProps) {
  return (
    <Stack aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} $shape={shape} />
      ))}
    </Stack>
  );
}
