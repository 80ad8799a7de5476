import styled from 'styled-components';
import { NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { landHeading } from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { timePart } from '@fleetwatch/contract/time/localText';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import type { Outstanding } from '../kiosk/kioskState.ts';
import { KioskReport } from './KioskReport.tsx';
import { MilesField } from './MilesField.tsx';
import { useLanding } from './useLanding.ts';
import { BACK } from '../texts.ts';
import { LANDED, NOTES, addDistance, landBoat, landBoatNow } from './texts.ts';

interface LandingCardProps {
  sortie: Sortie;
  outstanding: Outstanding;
}

const Entries = styled.div`
  display: grid;
  gap: var(--s3);
  textarea {
    min-height: var(--target);
  }
`;

/** One outstanding sortie: its miles, its notes, and the slider that lands it at 100. */
export function LandingCard({ sortie, outstanding }: LandingCardProps) {
  const landing = useLanding(sortie, outstanding);
  const isReporting = useHasFeature('damage');
  const verb = landBoat(sortie.bus);
  return (
    <Card title={landHeading(sortie.bus, timePart(sortie.launch))}>
      <Entries>
        <MilesField
          unit={landing.unit}
          value={landing.typed}
          onChange={landing.setTyped}
          error={landing.errors.miles}
          attempt={landing.attempt}
        />
        <TextAreaField
          label={NOTES}
          rows={1}
          limit={NOTES_MAX}
          value={landing.notes}
          onChange={landing.setNotes}
          error={landing.errors.notes}
          autoComplete="off"
        />
        {isReporting && !sortie.private && <KioskReport sortie={sortie} outstanding={outstanding} />}
      </Entries>
      <ConfirmSlider
        key={`${landing.attempt}-${landing.timesFixed}`}
        label={verb}
        verb={verb}
        question={landBoatNow(sortie.bus)}
        doneLabel={LANDED}
        onConfirm={landing.confirm}
      />
      <ConfirmDialog
        isOpen={landing.question !== undefined}
        title={verb}
        verb={landing.question?.verb ?? ''}
        cancelLabel={landing.question?.odd ? BACK : addDistance(UNIT_TITLES[landing.unit].toLowerCase())}
        onConfirm={landing.accept}
        onCancel={landing.decline}
      >
        {landing.question?.text}
      </ConfirmDialog>
    </Card>
  );
}
