import { levelAt } from '@fleetwatch/contract/safety/ladder';
import {
  dueBack,
  FORMER_MEMBER,
  isOverdue,
  LEVEL_TEXTS,
  nobodyHeardFrom,
} from '@fleetwatch/contract/safety/texts';
import type { Alert, OutBoat, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
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
import { helpSince, LEVEL_TONES, outText, untilText } from './standing.ts';

interface OutCardProps {
  boat: OutBoat;
  /** Of this boat, for those who watch. */
  alert: Alert | undefined;
  answer: OutBoatsAnswer;
  rights: Rights;
}

/** A boat that is out: its level, its time, and what may be done about it (rule safety.board). */
export function OutCard({ boat, alert, answer, rights }: OutCardProps) {
  const { nowMs, timeOf, instantOf } = useClubTime();
  const level = levelAt(boat.ladder, nowMs);
  const { ashore } = boat;
  const maySee = maySeeSheet(boat, rights);
  // Its buttons are with the alert.
  const shownAlert = rights.isWatcher ? alert : undefined;
  const launched = timeOf(instantOf(boat.launch));
  const urgent = boat.help
    ? helpSince(boat.help, timeOf)
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
    <Badge>On its rack</Badge>
  ) : (
    <Badge $tone={LEVEL_TONES[level]}>{LEVEL_TEXTS[level]}</Badge>
  );
  return (
    <Card title={title} actions={badge}>
      {urgent !== null && !ashore && <Notice tone="red">{urgent}</Notice>}
      {ashore ? (
        <p>
          On its rack, said {ashore.by ?? FORMER_MEMBER} at {timeOf(ashore.at)}. It is still to be landed.
        </p>
      ) : (
        <p>
          <strong>{dueBack(timeOf(boat.expected))}</strong>, {untilText(boat.expected, nowMs)}
          {boat.changes > 0 && `, changed ${boat.changes === 1 ? 'once' : `${boat.changes} times`}`}
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
            Rescue sheet
          </ButtonLink>
        )}
      </Row>
      {shownAlert && <AlertPart.View alert={shownAlert} settings={answer.settings} />}
    </Card>
  );
}
