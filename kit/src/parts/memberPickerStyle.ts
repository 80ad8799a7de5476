// @inner

import styled from 'styled-components';

export const Picker = styled.div`
  p {
    padding: var(--s2) var(--s3);
    color: var(--muted);
  }
`;

export const Choices = styled.ul`
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--wash);
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: var(--target);
  padding: var(--s1) var(--s3);
  cursor: pointer;
  touch-action: manipulation;
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 0 var(--water);
    font-weight: 600;
  }
  &:hover {
    background: color-mix(in srgb, var(--water) 14%, var(--wash));
  }
`;
