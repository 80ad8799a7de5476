import styled from 'styled-components';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import type { Viewer } from '../plans/planRights.ts';
import { planActions, type PlanActions } from '../list/planActions.ts';
import { PlanFacts } from '../list/PlanFacts.tsx';
import { planName } from '../plans/planTexts.ts';
import { CLOSE } from './texts.ts';

const Facts = styled.div`
  display: grid;
  gap: var(--s2);
  overflow-wrap: anywhere;
`;

interface PlanDialogProps {
  plan: Plan;
  viewer: Viewer;
  now: LocalDateTimeText;
  actions: PlanActions;
  onClose: () => void;
}

/** All details of a plan, and the viewer's actions. */
export function PlanDialog({ plan, viewer, now, actions, onClose }: PlanDialogProps) {
  const name = planName(plan);
  return (
    <Dialog
      isOpen
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {CLOSE}
          </Button>
          {planActions(plan, viewer, now, actions).map(({ key, label, onSelect }) => (
            <Button key={key} aria-label={`${label} ${name}`} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <Facts>
        <p>{weekdayDayText(datePart(plan.launch))}</p>
        <PlanFacts plan={plan} viewer={viewer} now={now} />
      </Facts>
    </Dialog>
  );
}
