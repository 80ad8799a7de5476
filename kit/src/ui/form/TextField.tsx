import { useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { TextCounter } from './TextCounter.tsx';
import { showSecret } from './texts.ts';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters: shows a counter, and truncates nothing. */
  limit?: number;
}

const Line = styled.span`
  position: relative;
  display: block;
  > button {
    position: absolute;
    inset: 0 0 0 auto;
    color: var(--muted);
    &[aria-pressed='true'] {
      color: var(--water);
    }
  }
`;

const Input = styled.input<{ $hasToggle: boolean }>`
  ${controlStyle}
  padding-right: ${({ $hasToggle }) => ($hasToggle ? 'var(--target)' : 'var(--s3)')};
`;

/** One line of text; a password field has a button that shows it. */
export function TextField({
  label,
  hint,
  error,
  limit,
  value,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const counter = limit === undefined ? null : <TextCounter length={value.length} limit={limit} />;
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={counter}>
      {(wiring) => (
        <Line>
          <Input
            {...rest}
            {...wiring}
            type={isPassword && isShown ? 'text' : type}
            $hasToggle={isPassword}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...((isPassword || type === 'email') && { autoCapitalize: 'none', spellCheck: false })}
          />
          {isPassword && (
            <IconButton
              icon="eye"
              label={showSecret(label.toLowerCase())}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            />
          )}
        </Line>
      )}
    </FieldFrame>
  );
}
