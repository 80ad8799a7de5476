import styled from 'styled-components';
import type { LaunchedMemberRow } from '@fleetwatch/contract/members/deck';
import { NO_URL } from '@fleetwatch/contract/members/texts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { webAddress } from '@fleetwatch/contract/tweets/links';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import type { SearchRow } from '@fleetwatch/kit/ui/list/SearchList';
import type { SwipeAction } from '@fleetwatch/kit/ui/list/SwipeAction.ts';
import { formatSeason } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { ABOUT_ME, lastSortie, onWaterIn } from './texts.ts';

/** A member as the lists of crew and deck show them (rule crew.tabs). */
export interface Person extends Pick<
  LaunchedMemberRow,
  '_id' | 'name' | 'pic' | 'miles' | 'last' | 'laston'
> {
  /** User group's name, its id in `groupid`; '' until the groups have loaded. */
  group: string;
  groupid: string;
  aboutmeurl: string;
  /** Their boats on the water, and since when; null or absent on land. */
  busname?: string | null;
  launch?: string | null;
}

const OnWater = styled.span`
  display: block;
  color: var(--water);
  font-weight: 600;
`;

/** 'On the water in Osprey since 06:12' */
export const onWaterText = ({ busname, launch }: Pick<Person, 'busname' | 'launch'>): string | null =>
  busname ? onWaterIn(busname, launch ? shortTime(launch) : null) : null;

/** 'HPG, 62.5 mi, last Kestrel May 1' */
export function personFacts({ group, miles, last, laston }: Person, unit: ShownUnit): string {
  const outing = lastSortie(last, laston === null ? null : dayText(laston));
  return [group, formatSeason(miles, unit), outing].filter((fact) => fact !== '').join(', ');
}

function PersonFacts({ person }: { person: Person }) {
  return personFacts(person, useUnit());
}

/** Links to the member's about-me address, or reports that there is none. */
export function aboutMeAction({ aboutmeurl }: Person, onMissing: (text: string) => void): SwipeAction {
  const shared = { key: 'about', label: ABOUT_ME, tone: 'cedar' } as const;
  const href = webAddress(aboutmeurl);
  return href === null ? { ...shared, onSelect: () => onMissing(NO_URL) } : { ...shared, href };
}

/** A member in a list: picture, name, group, season, latest outing, and current boat. */
export function personRow(person: Person, rest: Pick<SearchRow, 'aside' | 'actions'>): SearchRow {
  const onWater = onWaterText(person);
  return {
    key: person._id,
    name: person.name,
    keywords: person.group,
    facts: (
      <>
        <PersonFacts person={person} />
        {onWater === null ? null : <OnWater>{onWater}</OnWater>}
      </>
    ),
    picture: <Avatar name={person.name} src={person.pic} />,
    ...rest,
  };
}
