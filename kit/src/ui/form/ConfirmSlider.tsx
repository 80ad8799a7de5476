import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { Dock, Line, Range, Thumb, Track, Wake, Label } from './confirmSliderStyle.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { useConfirmation } from './useConfirmation.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface ConfirmSliderProps {
  /** 'Confirm launch'. When it changes, the slider is at the dock again. */
  label: string;
  /** Does it. A promise keeps the slider busy; its rejection brings the thumb back and says why. */
  onConfirm: () => unknown;
  /** What the button of the question says: 'Launch'. */
  verb: string;
  /** What the question is, for those who use the button: 'Launch Kestrel now?' */
  question?: string;
  busyLabel?: string;
  doneLabel?: string;
  isDisabled?: boolean;
}

const FULL = 100;
const ARROW_STEP = 10;

/**
 * A boat that is pushed off the dock: dragged all the way it confirms, before that it springs back. By keyboard the
 * arrows move it, End takes it to the end and Enter confirms; beside it a button asks once.
 */
export function ConfirmSlider({
  label,
  onConfirm,
  verb,
  question,
  busyLabel = 'One moment…',
  doneLabel = 'Done',
  isDisabled = false,
}: ConfirmSliderProps) {
  const [position, setPosition] = useState(0);
  const [isDragging, setIsDragging] = useState(false);
  // The drag itself; the state above only draws it, and may be one render behind.
  const isGrabbed = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const { phase, reason, confirm } = useConfirmation(label, onConfirm);
  const at = phase === 'idle' ? position : FULL;
  const why = useRef<HTMLDivElement>(null);
  // It comes below the slider, where a phone's screen may end.
  useEffect(() => {
    if (reason) void why.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);

  const letGo = () => {
    isGrabbed.current = false;
    setIsDragging(false);
  };
  const pushOff = () => {
    letGo();
    setIsAsking(false);
    void confirm().then(() => setPosition(0));
  };
  const handleMove = (value: number) => {
    if (phase !== 'idle') return;
    setPosition(value);
    // A drag confirms where it arrives; keys may pass 100 by mistake, so they wait for Enter.
    if (isGrabbed.current && value >= FULL) pushOff();
  };
  const handleGrab = () => {
    if (phase !== 'idle') return;
    isGrabbed.current = true;
    setIsDragging(true);
    const release = () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      letGo();
      setPosition(0);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
  };
  const handleKeys = (event: KeyboardEvent) => {
    const step = {
      ArrowRight: ARROW_STEP,
      ArrowUp: ARROW_STEP,
      ArrowLeft: -ARROW_STEP,
      ArrowDown: -ARROW_STEP,
    }[event.key];
    if (step !== undefined) handleMove(Math.min(FULL, Math.max(0, position + step)));
    else if (event.key === 'Home') handleMove(0);
    else if (event.key === 'End') handleMove(FULL);
    else if (event.key === 'Enter' && position >= FULL) pushOff();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  const text = { idle: label, busy: busyLabel, done: doneLabel }[phase];
  return (
    <Dock>
      <Line>
        <Track
          data-phase={phase === 'idle' && isDragging ? 'dragging' : phase}
          style={{ '--at': at / FULL } as CSSProperties}
        >
          <Wake />
          <Label aria-hidden="true">{text}</Label>
          <Range
            type="range"
            aria-label={label}
            aria-valuetext={at < FULL ? `${at} percent` : phase === 'idle' ? 'Press Enter to confirm' : text}
            aria-busy={phase === 'busy'}
            max={FULL}
            value={at}
            disabled={isDisabled}
            onChange={(event) => handleMove(event.target.valueAsNumber)}
            onPointerDown={handleGrab}
            onKeyDown={handleKeys}
            onBlur={() => setPosition(0)}
          />
          <Thumb>
            {phase === 'busy' ? <Spinner /> : <Icon name={phase === 'done' ? 'check' : 'boat'} size={30} />}
          </Thumb>
        </Track>
        <IconButton
          icon="check"
          label={`${label} without sliding`}
          disabled={isDisabled || phase !== 'idle'}
          onClick={() => setIsAsking(true)}
        />
      </Line>
      <div ref={why} role="alert">
        {reason ? <Notice tone="red">{reason}</Notice> : null}
      </div>
      <VisuallyHidden role="status">{phase === 'idle' ? '' : text}</VisuallyHidden>
      <ConfirmDialog
        isOpen={isAsking}
        title={label}
        verb={verb}
        onConfirm={pushOff}
        onCancel={() => setIsAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </Dock>
  );
}
