import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';

const Section = styled.details`
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  scroll-margin-top: calc(var(--target) + var(--s4));
  > summary > svg {
    flex: none;
    margin-left: auto;
    color: var(--muted);
    transition: rotate var(--motion);
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: var(--target);
  padding: var(--s2) var(--s4);
  border-radius: var(--radius);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > h2 {
    font-size: var(--text-m);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: 44rem;
  padding: var(--s1) var(--s4) var(--s5);
  ol,
  ul {
    display: grid;
    gap: var(--s2);
    padding-left: 1.3em;
    list-style: revert;
  }
  dl {
    display: grid;
    gap: var(--s3);
    margin: 0;
  }
  dt {
    font-weight: 650;
  }
  dd {
    margin: 0;
  }
`;

interface HelpSectionProps {
  /** Id with which `/about#{id}` opens it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A chapter of the help: closed until it is pressed, or opened by its address. */
export function HelpSection({ id, title, children }: HelpSectionProps) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(isNamed);
  const [seenHash, setSeenHash] = useState(hash);
  if (hash !== seenHash) {
    setSeenHash(hash);
    if (isNamed) setIsOpen(true);
  }
  return (
    <Section id={id} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Summary>
        <h2>{title}</h2>
        <Icon name="chevron" size={20} />
      </Summary>
      <Body>{children}</Body>
    </Section>
  );
}
