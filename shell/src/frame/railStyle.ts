import { Link, NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** Width from which the rail has words beside its icons. */
export const WIDE_RAIL = '(min-width: 1280px)';

const onHover = 'background: color-mix(in srgb, var(--club-on-bar) 14%, transparent);';

export const Sheet = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  flex-direction: column;
  gap: var(--s2);
  width: 100%;
  padding: var(--s3);
  background: var(--club-bar);
  > nav {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: color-mix(in srgb, var(--club-on-bar) 40%, transparent) transparent;
  }
  &[data-open] {
    width: 240px;
    box-shadow: var(--shadow-deep);
  }
  /* Without room for words they are tooltips: beside their icon, under the pointer or with the focus. */
  @media not all and ${WIDE_RAIL} {
    &:not([data-open]) {
      [data-word] {
        position: fixed;
        left: 76px;
        z-index: 1;
        width: max-content;
        max-width: 20rem;
        padding: var(--s1) var(--s3);
        border-radius: var(--radius);
        background: var(--ink);
        color: var(--paper);
        pointer-events: none;
      }
      :not(:hover, :focus-visible) > [data-word] {
        clip-path: inset(50%);
        overflow: hidden;
      }
      [data-brand] > strong,
      [data-oar] {
        display: none;
      }
      li > [title] {
        top: 1px;
        right: 0;
        padding: 0 0.5em;
        transform: none;
        &::before,
        > span > span {
          display: none;
        }
      }
    }
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  flex: none;
  height: 48px;
  padding-left: var(--s1);
  > strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: var(--text-m);
    font-weight: var(--weight-name);
    line-height: 1.2;
  }
`;

const entryStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  min-height: 42px;
  padding: var(--s1) var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font-size: var(--text-m);
  font-weight: 600;
  line-height: 1.2;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--motion);
  &:hover {
    ${onHover}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > svg,
  > i {
    flex: none;
    width: 24px;
    font-size: var(--text-xs);
    font-style: normal;
    text-align: center;
  }
  small {
    display: block;
    font-size: var(--text-xs);
    font-weight: var(--weight-fact);
  }
  @media (pointer: coarse) {
    min-height: var(--target);
  }
  @media (max-height: 820px) and (pointer: fine) {
    min-height: 40px;
  }
`;

export const Entry = styled(NavLink)`
  ${entryStyle}
  &[aria-current='page'] {
    ${onHover}
    box-shadow: inset 3px 0 var(--club-accent);
  }
`;

export const More = styled.button`
  ${entryStyle}
`;

/* Devices with a mouse have a keyboard. */
export const Keys = styled.button`
  ${entryStyle}
  @media (pointer: coarse) {
    display: none;
  }
`;

/* Looks like the field that it opens. */
export const Find = styled.button`
  ${entryStyle}
  flex: none;
  border: var(--border) solid color-mix(in srgb, var(--club-on-bar) 40%, transparent);
  > [data-word] {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
`;

/* Beside the link, so that its name stays the documented word. */
export const Item = styled.li`
  position: relative;
  > [title] {
    position: absolute;
    top: 50%;
    right: var(--s2);
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

export const Settings = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s3);
  padding: var(--s3);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--ink);
  legend {
    padding: 0;
    font-weight: 600;
  }
  :focus-visible {
    outline-color: var(--cedar);
  }
`;

/* Its position is fixed; on a low window the menu needs the space. */
export const Oar = styled.div`
  flex: none;
  height: 76px;
  margin-inline: calc(-1 * var(--s3)) 0;
  @media (max-height: 880px) {
    display: none;
  }
`;

export const ViewerLink = styled(Link)`
  ${entryStyle}
  flex: none;
  min-height: 60px;
  padding: var(--s2) 4px;
  > [data-word] {
    min-width: 0;
  }
  b {
    display: block;
    overflow: hidden;
    font-weight: var(--weight-name);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
