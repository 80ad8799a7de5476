import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { Dock, Line, Range, Thumb, Track, Wake, Label } from './confirmSliderStyle.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { useConfirmation } from './useConfirmation.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { DONE, ONE_MOMENT, PRESS_ENTER_TO_CONFIRM, percentOf, withoutSliding } from './texts.ts';

export interface ConfirmSliderProps {
  /** 'Confirm launch'. A change of the label resets the slider. */
  label: string;
  /** The action. Its promise keeps the slider busy; a rejection returns the thumb and shows the reason. */
  onConfirm: () => unknown;
  /** Verb on the button of the confirmation: 'Launch'. */
  verb: string;
  /** Question of the confirmation that the button opens: 'Launch Kestrel now?' */
  question?: string;
  busyLabel?: string;
  doneLabel?: string;
  isDisabled?: boolean;
}

const FULL = 100;
const ARROW_STEP = 10;

/**
 * A slider drawn as a boat pushed off the dock: dragging it all the way confirms, releasing it before that springs back.
 * With the keyboard, arrows move it, End goes to the end and Enter confirms; a button beside it asks for confirmation
 * instead.
 */
export function ConfirmSlider({
  label,
  onConfirm,
  verb,
  question,
  busyLabel = ONE_MOMENT,
  doneLabel = DONE,
  isDisabled = false,
}: ConfirmSliderProps) {
  const [position, setPosition] = useState(0);
  const [isDragging, setIsDragging] = useState(false);
  // Source of truth during a drag; the state above is only drawn and may be one render behind.
  const isGrabbed = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const { phase, reason, confirm } = useConfirmation(label, onConfirm);
  const at = phase === 'idle' ? position : FULL;
  const why = useRef<HTMLDivElement>(null);
  // The reason appears below the slider, possibly below the end of a phone's screen.
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
    // A drag confirms on arrival; keys may reach 100 by mistake, so they need Enter.
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
            aria-valuetext={at < FULL ? percentOf(at) : phase === 'idle' ? PRESS_ENTER_TO_CONFIRM : text}
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
            {phase === 'busy' ? <Spinner /> : <Icon name={phase === 'done' ? 'check' : 'slide'} size={30} />}
          </Thumb>
        </Track>
        <IconButton
          icon="check"
          label={withoutSliding(label)}
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
