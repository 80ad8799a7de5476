import { useState } from 'react';
import { distanceInvalid, readAmount } from '@fleetwatch/contract/sorties/distanceEntry';
import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { EMPTY_LANDING, landingStep } from '@fleetwatch/contract/sorties/landing';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';

interface LandFormProps {
  bus: string;
  isBusy: boolean;
  onLand: (miles: number) => void;
}

/** Lands a boat with its distance; a distance of 0 is to be confirmed (rule land.confirm). */
export function LandForm({ bus, isBusy, onLand }: LandFormProps) {
  const unit = useUnit();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const miles = readAmount(typed, unit);
  const { question } = landingStep(EMPTY_LANDING, unit);
  return (
    <>
      <TextField
        label={UNIT_TITLES[unit]}
        inputMode={unit === 'm' ? 'numeric' : 'decimal'}
        placeholder="0"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={miles === null ? distanceInvalid(unit) : undefined}
      />
      <Button
        tone="primary"
        isWide
        isBusy={isBusy}
        disabled={miles === null}
        onClick={() => (miles ? onLand(miles) : setIsAsked(true))}
      >
        Land {bus}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Land ${bus}`}
        verb={question?.verb ?? ''}
        cancelLabel="No"
        onConfirm={() => {
          setIsAsked(false);
          onLand(0);
        }}
        onCancel={() => setIsAsked(false)}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}
