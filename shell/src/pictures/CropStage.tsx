import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import type { CropTool } from './CropTool.ts';
import { useCropTool } from './useCropTool.ts';
import {
  CROP_HINT,
  CROP_SQUARE,
  LARGER,
  MOVE_DOWN,
  MOVE_LEFT,
  MOVE_RIGHT,
  MOVE_UP,
  SMALLER,
} from './texts.ts';

/** Step of one press of a key or button, as a fraction of the picture's width. */
const STEP = 0.02;

const Stage = styled.div`
  overflow: hidden;
  height: min(60dvh, 34rem);
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
  background: #0a161d;
  touch-action: none;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s2);
`;

const Turned = styled.span<{ $degrees: number }>`
  display: grid;
  svg {
    rotate: ${({ $degrees }) => $degrees}deg;
  }
`;

const MOVES = [
  { key: 'ArrowLeft', label: MOVE_LEFT, degrees: 180, right: -STEP, down: 0 },
  { key: 'ArrowUp', label: MOVE_UP, degrees: -90, right: 0, down: -STEP },
  { key: 'ArrowDown', label: MOVE_DOWN, degrees: 90, right: 0, down: STEP },
  { key: 'ArrowRight', label: MOVE_RIGHT, degrees: 0, right: STEP, down: 0 },
] as const;

function useKeys(tool: CropTool | undefined) {
  return (event: KeyboardEvent) => {
    const move = MOVES.find(({ key }) => key === event.key);
    if (move) tool?.move(move.right, move.down);
    else if (event.key === '+' || event.key === '=') tool?.resize(STEP);
    else if (event.key === '-') tool?.resize(-STEP);
    else return;
    event.preventDefault();
  };
}

interface CropStageProps {
  src: string;
  /** The tool once it is ready, undefined before. */
  onTool: (tool: CropTool | undefined) => void;
}

/** A picture with its crop square: moved by dragging, by keys, or by the buttons below. */
export function CropStage({ src, onTool }: CropStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const { tool, failure } = useCropTool(host, src);
  const handleKey = useKeys(tool);
  useEffect(() => {
    onTool(tool);
  }, [onTool, tool]);
  return (
    <>
      <div role="alert">{failure && <Notice tone="red">{failure}</Notice>}</div>
      <Stage
        ref={host}
        hidden={failure !== undefined}
        role="application"
        tabIndex={0}
        aria-label={CROP_HINT}
        aria-busy={!tool}
        onKeyDown={handleKey}
      />
      {tool && (
        <Controls role="group" aria-label={CROP_SQUARE}>
          {MOVES.map(({ label, degrees, right, down }) => (
            <Turned key={label} $degrees={degrees}>
              <IconButton icon="chevron" label={label} onClick={() => tool.move(right, down)} />
            </Turned>
          ))}
          <IconButton icon="minus" label={SMALLER} onClick={() => tool.resize(-STEP)} />
          <IconButton icon="plus" label={LARGER} onClick={() => tool.resize(STEP)} />
        </Controls>
      )}
    </>
  );
}
