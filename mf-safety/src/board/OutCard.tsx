import type { Level } from '@fleetwatch/contract/safety/kinds';
import { levelAt } from '@fleetwatch/contract/safety/ladder';
import {
  dueBack,
  FORMER_MEMBER,
  isOverdue,
  LEVEL_TEXTS,
  nobodyHeardFrom,
} from '@fleetwatch/contract/safety/texts';
import type { Alert, OutBoat, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { AlertPart } from '../safetyParts.tsx';
import { useClubTime } from '../screen/useClubTime.ts';
import type { Rights } from '../screen/useRights.ts';
import { Ashore } from './Ashore.tsx';
import { BackLater } from './BackLater.tsx';
import { CrewActions } from './CrewActions.tsx';
import { isAboard, maySeeSheet } from './useKeptSheets.ts';
import { RESCUE_SHEET } from '../texts.ts';
import { askedForHelp, changedText, ON_RACK_BADGE, reportedOnRack, outText, untilText } from './texts.ts';

const LEVEL_TONES: Readonly<Record<Level, BadgeTone>> = {
  out: 'water',
  due: 'amber',
  late: 'amber',
  overdue: 'red',
  alarm: 'red',
};

interface OutCardProps {
  boat: OutBoat;
  /** This boat's alert, for watchers. */
  alert: Alert | undefined;
  answer: OutBoatsAnswer;
  rights: Rights;
}

/** A boat that is out: its level, its time, and the possible actions (rule safety.board). */
export function OutCard({ boat, alert, answer, rights }: OutCardProps) {
  const { nowMs, timeOf, instantOf } = useClubTime();
  const level = levelAt(boat.ladder, nowMs);
  const { ashore } = boat;
  const maySee = maySeeSheet(boat, rights);
  // Its buttons are with the alert.
  const shownAlert = rights.isWatcher ? alert : undefined;
  const launched = timeOf(instantOf(boat.launch));
  const urgent = boat.help
    ? askedForHelp(boat.help, timeOf)
    : level === 'alarm'
      ? nobodyHeardFrom(boat.bus, launched)
      : level === 'overdue'
        ? isOverdue(boat.bus)
        : null;
  const title = (
    <>
      {boat.bus} <small>{boat.moniker}</small>
    </>
  );
  const badge = ashore ? (
    <Badge>{ON_RACK_BADGE}</Badge>
  ) : (
    <Badge $tone={LEVEL_TONES[level]}>{LEVEL_TEXTS[level]}</Badge>
  );
  return (
    <Card title={title} actions={badge}>
      {urgent !== null && !ashore && <Notice tone="red">{urgent}</Notice>}
      {ashore ? (
        <p>{reportedOnRack(ashore.by ?? FORMER_MEMBER, timeOf(ashore.at))}</p>
      ) : (
        <p>
          <strong>{dueBack(timeOf(boat.expected))}</strong>,{' '}
          {[untilText(boat.expected, nowMs), changedText(boat.changes)].filter(Boolean).join(', ')}
        </p>
      )}
      <Quiet>{outText(boat, launched)}</Quiet>
      <Row>
        {isAboard(boat, rights) && !ashore && (
          <CrewActions boat={boat} emergencyNumber={answer.settings.emergencyNumber} />
        )}
        {maySee && !ashore && <BackLater boat={boat} lastBoat={answer.lastBoat} />}
        {!ashore && !shownAlert && <Ashore boat={boat} />}
        {maySee && (
          <ButtonLink tone="quiet" to={`/safety/sheet/${boat.sortie}`}>
            {RESCUE_SHEET}
          </ButtonLink>
        )}
      </Row>
      {shownAlert && <AlertPart.View alert={shownAlert} settings={answer.settings} />}
    </Card>
  );
}
