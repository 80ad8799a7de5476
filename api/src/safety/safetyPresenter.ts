import type { Alert, OutAlert, OutBoat, SafetyMark } from '@fleetwatch/contract/safety/wire';
import type { ListedMember } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { AlertRecord } from './Alert.ts';
import { ladderFor, type LadderTerms, type WatchedSortie } from './trip.ts';

type Members = ReadonlyMap<string, ListedMember>;

export const presentMark = ({ by, at }: { by: unknown; at: Date }, members: Members): SafetyMark => ({
  by: (by !== null && members.get(String(by))?.name) || null,
  at: at.getTime(),
});

const presentOutAlert = (
  { _id, level, levelAt, acknowledged, stage }: AlertRecord,
  members: Members,
): OutAlert => ({
  _id: String(_id),
  level,
  since: levelAt.getTime(),
  stage,
  acknowledged: acknowledged && presentMark(acknowledged, members),
  ...(acknowledged?.isUntilChange && { isQuiet: true }),
});

export function presentOutBoat(
  sortie: WatchedSortie,
  alert: AlertRecord | undefined,
  terms: LadderTerms,
): OutBoat {
  const { members } = terms;
  const { trip } = sortie;
  return {
    sortie: String(sortie._id),
    bus: sortie.boatName,
    bus_id: String(sortie.boat),
    moniker: sortie.moniker,
    user: members.get(String(sortie.launcher))?.name ?? '',
    user_id: String(sortie.launcher),
    crew: sortie.crew.map(String),
    launch: clubText(sortie.launchedAt),
    expected: trip.expectedAt.getTime(),
    source: trip.source,
    changes: trip.changes.length,
    area: trip.area,
    heading: trip.heading,
    lights: trip.lights,
    ladder: ladderFor(sortie, terms, alert),
    ashore: trip.ashore && presentMark(trip.ashore, members),
    ...(trip.help && { help: presentMark(trip.help, members) }),
    alert: alert ? presentOutAlert(alert, members) : null,
  };
}

export function presentAlert(alert: AlertRecord, members: Members): Alert {
  return {
    ...presentOutAlert(alert, members),
    sortie: String(alert.sortie),
    bus: alert.boatName,
    user: (alert.launcher && members.get(String(alert.launcher))?.name) ?? null,
    expected: alert.expectedAt.getTime(),
    steps: alert.steps.map((tick) => ({ ...presentMark(tick, members), step: tick.step, note: tick.note })),
    lines: alert.lines.map((line) => ({ ...presentMark(line, members), what: line.what, note: line.note })),
    clothing: alert.clothing ?? '',
    outcome: alert.outcome,
    closed: alert.closedAt?.getTime() ?? null,
  };
}
