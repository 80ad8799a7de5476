import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { monthName } from '@fleetwatch/contract/time/dayText';
import { datePart } from '@fleetwatch/contract/time/localText';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { Column } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { readActivityPlace, readSubject, shownMonth, writeActivityPlace } from './activityPlace.ts';
import type { ActivityPlace, Subject } from './activityPlace.ts';
import { ActivityCsv } from './ActivityCsv.tsx';
import { MonthActivity } from './MonthActivity.tsx';
import { PastMonths } from './PastMonths.tsx';
import { useSubjectName } from './useSubjectName.ts';
import { ACTIVITY, backToOwn, DETAILS, GET_MONTH_FIRST, PAST_MONTHS, SEASON } from './texts.ts';

const OWN_PATH = '/activity/cache/cache';
const PANEL = 'activity';

/** Season charts are loaded on demand, because few members open them. */
const SeasonPart = createPart(
  async () => (await import('../season/SeasonView.tsx')).SeasonView,
  <Skeleton shape="card" count={2} />,
);

const SubjectName = styled.p`
  /* One line before the name is known. */
  min-height: 1lh;
  color: var(--cedar);
  font-size: var(--text-l);
  font-weight: 650;
`;

/** A month's sorties of the signed-in member, another member or a boat (rule activity.tabs). */
export function ActivityScreen() {
  return <ClubScreen title={ACTIVITY}>{(now) => <Activity today={datePart(now)} />}</ClubScreen>;
}

function Activity({ today }: { today: string }) {
  const { type = '', name = '' } = useParams();
  const ownId = useAppSelector(selectMemberId);
  const subject = readSubject(type, name, ownId);
  return <SubjectActivity key={subject.id} subject={subject} today={today} />;
}

function SubjectActivity({ subject, today }: { subject: Subject; today: string }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const csv = useCsvAddress();
  const place = readActivityPlace(params, today);
  const go = (next: Partial<ActivityPlace>) => setParams(writeActivityPlace({ ...place, ...next }));
  const month = shownMonth(place, today);
  const subjectName = useSubjectName(subject, month);
  const thisMonth = monthName(today);
  const chosen = place.view !== 'month' ? place.view : place.mode;
  const tabs = [
    { value: 'current', label: `${thisMonth} ${today.slice(0, 4)}` },
    { value: 'past', label: PAST_MONTHS },
    { value: 'details', label: DETAILS },
    {
      value: 'csv',
      label: 'CSV',
      ...(month === null && { isDisabled: true, reason: GET_MONTH_FIRST }),
    },
    { value: 'season', label: SEASON },
    { value: 'back', label: backToOwn(thisMonth) },
  ];
  const choose = (tab: string) => {
    if (tab === 'current') setParams({});
    else if (tab === 'past') go({ mode: 'past', view: 'month' });
    else if (tab === 'csv') csv.open();
    else if (tab === 'back') void navigate(OWN_PATH);
    else if (tab === 'season' || tab === 'details') go({ view: tab });
  };
  return (
    <>
      {subject.whose !== 'me' && <SubjectName>{subjectName}</SubjectName>}
      <TabStrip label={ACTIVITY} tabs={tabs} value={chosen} onChange={choose} panelId={PANEL} />
      <TabPanel id={PANEL} label={tabs.find(({ value }) => value === chosen)?.label ?? ACTIVITY}>
        <Column>
          {place.view === 'season' ? (
            <SeasonPart.View subject={subject} today={today} />
          ) : (
            <>
              {place.mode === 'past' && <PastMonths place={place} today={today} onPlace={go} />}
              {month !== null && (
                <MonthActivity
                  key={month}
                  subject={subject}
                  month={month}
                  isDetailed={place.view === 'details'}
                />
              )}
            </>
          )}
        </Column>
      </TabPanel>
      <ActivityCsv subject={subject} month={month} isOpen={csv.isOpen} onClose={csv.close} />
    </>
  );
}
