import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../art/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { controlStyle } from './FieldFrame.tsx';

const Frame = styled.label`
  position: relative;
  display: block;
  min-width: 0;
  > svg {
    position: absolute;
    top: 50%;
    left: 12px;
    translate: 0 -50%;
    color: var(--muted);
    pointer-events: none;
  }
  > input {
    ${controlStyle}
    padding-left: 40px;
  }
  /* The key that leads here, where the portal has one: the rule portal.keys. */
  > kbd {
    position: absolute;
    top: 50%;
    right: var(--s3);
    display: none;
    translate: 0 -50%;
    color: var(--muted);
    pointer-events: none;
  }
  @media (pointer: fine) {
    :root[data-keys] & > input:placeholder-shown:not(:focus) + kbd {
      display: block;
    }
  }
`;

interface SearchFieldProps {
  /** 'Search boats'; shown within the empty field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Searches a list. Its label is inside the field, so that the list starts higher. */
export function SearchField({ label, value, onChange, onBlur }: SearchFieldProps) {
  const id = useId();
  return (
    <Frame htmlFor={id}>
      <Icon name="search" size={18} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <kbd aria-hidden="true">/</kbd>
    </Frame>
  );
}
