import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { landingWarnings } from '@fleetwatch/contract/sorties/landingSanity';
import type { CheckedOuting } from '@fleetwatch/contract/sorties/sanity';
import type { ClientSession } from 'mongoose';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';

/**
 * Returns the oddities of a landing, and whether its lander confirmed them.
 * @param confirmed codes of the questions that the lander has confirmed
 */
export type Sanity = (landed: SortieRecord, confirmed: readonly string[]) => Pick<SortieRecord, 'odd'>;

const NOTHING_ODD: Sanity = () => ({});

const peopleOf = ({ launcher, crew }: SortieRecord): string[] => [launcher, ...crew].map(String);

/** Reads the facts for the sanity questions about landings of these sorties (rule land.sanity). */
export async function readSanity(sorties: readonly SortieRecord[], session: ClientSession): Promise<Sanity> {
  if (!usesFeature('sanity') || sorties.length === 0) return NOTHING_ODD;
  const people = [...new Set(sorties.flatMap(peopleOf))];
  const day = { $in: [...new Set(sorties.map((sortie) => sortie.day))] };
  // The day in each branch lets each use its own index instead of reading the whole day.
  const others = await SortieModel.find({
    $or: [
      { boat: { $in: sorties.map(({ boat }) => boat) }, day },
      { launcher: { $in: people }, day },
      { crew: { $in: people }, day },
    ],
  })
    .session(session)
    .lean<SortieRecord[]>();
  const [members, groups] = await Promise.all([memberDirectory.get(), fleetGroupDirectory.get()]);
  const outingOf = (sortie: SortieRecord): CheckedOuting => ({
    _id: String(sortie._id),
    boat: {
      _id: String(sortie.boat),
      name: sortie.boatName,
      seats: seatsOfPayload(groups.get(String(sortie.fleetGroup))?.payload ?? Infinity),
    },
    people: peopleOf(sortie).map((_id) => ({ _id, name: members.get(_id)?.name ?? '' })),
    launch: clubText(sortie.launchedAt),
    launchMs: sortie.launchedAt.getTime(),
    landMs: (sortie.landedAt ?? sortie.left?.at)?.getTime() ?? null,
    milesHundredths: sortie.milesHundredths,
  });
  const known = others.map(outingOf);
  return (landed, confirmed) => {
    const { landedAt, day } = landed;
    const { unit } = currentClub();
    const facts = { outing: outingOf(landed), others: known, nowMs: now().getTime(), unit };
    const odd = landingWarnings(facts, landedAt !== null && clubDay(landedAt) === day);
    return { odd: odd.map((answer) => ({ ...answer, isConfirmed: confirmed.includes(answer.code) })) };
  };
}
