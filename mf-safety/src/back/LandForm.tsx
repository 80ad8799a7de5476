import { useState } from 'react';
import { EMPTY_LANDING, landingStep } from '@fleetwatch/contract/sorties/landing';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useQuestion } from '@fleetwatch/kit/ui/dialog/useQuestion.ts';
import { DistanceField } from '@fleetwatch/kit/parts/DistanceField';
import { NO, landBoat } from './texts.ts';

interface LandFormProps {
  bus: string;
  isBusy: boolean;
  onLand: (miles: number) => void;
}

/** Lands a boat with its distance; a distance of 0 must be confirmed (rule land.confirm). */
export function LandForm({ bus, isBusy, onLand }: LandFormProps) {
  const unit = useUnit();
  const [miles, setMiles] = useState(0);
  const { question, ask } = useQuestion();
  const handleLand = async () => {
    const asked = miles === 0 && landingStep(EMPTY_LANDING, unit).question;
    if (!asked || (await ask(asked.text, asked.verb))) onLand(miles);
  };
  return (
    <>
      <DistanceField unit={unit} miles={miles} onChange={setMiles} />
      <Button
        tone="primary"
        isWide
        isBusy={isBusy}
        disabled={Number.isNaN(miles)}
        onClick={() => void handleLand()}
      >
        {landBoat(bus)}
      </Button>
      <ConfirmDialog
        isOpen={question !== null}
        title={landBoat(bus)}
        verb={question?.verb ?? ''}
        cancelLabel={NO}
        onConfirm={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}
