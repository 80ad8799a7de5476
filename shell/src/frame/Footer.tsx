import { styled } from 'styled-components';
import { copyright } from './texts.ts';

const Line = styled.footer`
  padding: var(--s5) var(--s4) calc(var(--s4) + env(safe-area-inset-bottom));
  color: var(--muted);
  font-size: var(--text-s);
  text-align: center;
`;

const FIRST_YEAR = 2021;

/** The product's name and its years (rule portal.footer). */
export function Footer() {
  return <Line>{copyright(FIRST_YEAR, new Date().getFullYear())}</Line>;
}
