import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Navigate, useParams } from 'react-router-dom';
import { NO_URL } from '@fleetwatch/contract/members/texts';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import { webAddress } from '@fleetwatch/contract/tweets/links';
import { Slot } from '@fleetwatch/kit/federation/Slot.tsx';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMembersQuery, useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { pseudonymOf } from '@fleetwatch/kit/store/pseudonyms';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import type { ScreenProps } from '@fleetwatch/kit/ui/layout/Screen';
import { formatIn } from '@fleetwatch/contract/sorties/distanceText';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { FigureList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { memberFacts } from './memberRow.tsx';
import { SignOutMember } from './SignOutMember.tsx';
import { ABOUT_MEMBER } from '../texts.ts';
import {
  MEMBERS,
  NO_SUCH_MEMBER,
  noMemberCalled,
  privateDistance,
  SEASON,
  seasonDistance,
  soloDistance,
  TRIPS,
  USER_ACTIVITY,
} from './texts.ts';

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4);
  > div {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Muted = styled.p`
  color: var(--muted);
`;

const AboutText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface AboutMemberScreenProps {
  /** A separate screen by default; a pane beside the members' table. */
  Frame?: ComponentType<ScreenProps>;
}

/** A member's picture, text about themselves, link and season. */
export function AboutMemberScreen({ Frame = Screen }: AboutMemberScreenProps) {
  const { name = '' } = useParams();
  const { isAnonymous } = useAppSelector(selectProfile);
  const membersQuery = useMembersQuery(undefined, LIST_QUERY);
  const findMember = (sought: string) => membersQuery.data?.find((one) => one.name === sought);
  const member = findMember(name);
  // A link may contain a member's real name; on a masked screen the address is masked, too.
  const masked = isAnonymous && !member ? findMember(pseudonymOf(name)) : undefined;
  if (masked) return <Navigate to={`/aboutuser/${encodeURIComponent(masked.name)}`} replace />;
  const status = screenStatus(membersQuery);
  const isUnknown = status.status === 'ready' && !member;
  return (
    <Frame
      title={member?.name ?? ABOUT_MEMBER}
      {...status}
      status={isUnknown ? 'empty' : status.status}
      emptyText={isAnonymous ? NO_SUCH_MEMBER : noMemberCalled(name)}
      emptyAction={<ButtonLink to="/users">{MEMBERS}</ButtonLink>}
    >
      {member ? <AboutMember member={member} /> : null}
    </Frame>
  );
}

function AboutMember({ member }: { member: ListedMember }) {
  const { data: groups } = useUserGroupsQuery();
  const { data: statistics, error } = useMemberStatisticsQuery(member._id, {
    refetchOnMountOrArgChange: true,
  });
  const unit = useUnit();
  const { id, coachConfirmed } = useAppSelector(selectProfile);
  const isCoach = coachConfirmed === 1;
  const link = webAddress(member.aboutmeurl);
  return (
    <>
      <Card>
        <Person>
          <Avatar name={member.name} src={member.pic} size={96} />
          <div>
            <h2>{member.name}</h2>
            <p>{groups?.find(({ _id }) => _id === member.group)?.name}</p>
            <Muted>{memberFacts(member, unit)}</Muted>
            {link === null ? (
              <Muted>{NO_URL}</Muted>
            ) : (
              <p>
                <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                  {link}
                </a>
              </p>
            )}
          </div>
        </Person>
        {member.aboutme ? <AboutText>{member.aboutme}</AboutText> : null}
      </Card>
      <Slot name="member.page" member={member._id} />
      {isCoach && member._id !== id ? <SignOutMember member={member} /> : null}
      <Card
        title={SEASON}
        actions={<ButtonLink to={`/activity/user/${member._id}`}>{USER_ACTIVITY}</ButtonLink>}
      >
        {error ? <Notice tone="red">{failureOf(error).text}</Notice> : null}
        {statistics ? <Season statistics={statistics} /> : null}
      </Card>
    </>
  );
}

function Season({ statistics }: { statistics: MemberStatistics }) {
  const unit = useUnit();
  const figures: [string, string][] = [
    [seasonDistance(unit), formatIn(statistics.miles, unit)],
    [soloDistance(unit), formatIn(statistics.miles_solo, unit)],
    [privateDistance(unit), formatIn(statistics.miles_private, unit)],
    [TRIPS, String(statistics.trips)],
  ];
  return (
    <FigureList>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FigureList>
  );
}
