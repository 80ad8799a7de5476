import { useRef } from 'react';
import styled from 'styled-components';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { maskLog } from '@fleetwatch/kit/store/pseudonyms';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { saveTextFile } from '@fleetwatch/kit/ui/csv/saveTextFile.ts';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useBoatDetailQuery } from '../data/fleetApi.ts';
import { LIVE_QUERY } from '../screen/liveQuery.ts';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { AddEntryForm } from './AddEntryForm.tsx';
import { ChangeGroupForm } from './ChangeGroupForm.tsx';
import { EditBoatForm } from './EditBoatForm.tsx';
import { logFile } from './logFile.ts';
import { LogView } from './LogView.tsx';

/** Viewing the log, or one of its three actions (rule log.view). */
type LogState = 'view' | 'add' | 'group' | 'edit';

const STATES: readonly LogState[] = ['view', 'add', 'group', 'edit'];

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > [aria-pressed='true'] {
    border-color: var(--water);
    background: var(--waterTint);
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  @media (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  &:focus {
    outline: 0;
  }
`;

/** A boat's captain's log (rule log.view). */
export function CaptainsLogScreen() {
  const { bus_id: boatId = '' } = useParams();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: club } = useClubQuery();
  const { isAuthorised: isSignedIn, isAnonymous, displayName } = useAppSelector(selectProfile);
  const query = useBoatDetailQuery(boatId, LIVE_QUERY);
  const view = useRef<HTMLDivElement>(null);

  const boat = query.currentData;
  // Edits need the unmasked log, because they send it back.
  const shownBoat = boat && isAnonymous ? { ...boat, log: maskLog(boat.log, displayName) } : boat;
  const state = STATES.find((known) => known === params.get('do')) ?? 'view';
  const go = (next: LogState) => setParams(next === 'view' ? {} : { do: next }, { replace: true });
  const finish = () => {
    go('view');
    // The form held the focus and is gone now, so the screen takes it.
    view.current?.focus({ preventScroll: true });
  };
  const reload = async () => (await query.refetch()).data ?? null;
  const download = (shown: BoatDetail) => {
    const now = Date.now() + (club?.clockSkewMs ?? 0);
    saveTextFile(logFile(shown, localTextOf(now, club?.timezone ?? 'UTC')));
  };
  const tool = (to: LogState, icon: 'plus' | 'hand' | 'pen', label: string) => (
    <Button icon={icon} aria-pressed={state === to} onClick={() => go(state === to ? 'view' : to)}>
      {label}
    </Button>
  );
  const tools = shownBoat ? (
    <Tools role="group" aria-label="Captain's log">
      <Button icon="close" onClick={() => void navigate('/fleet')}>
        Close
      </Button>
      {tool('add', 'plus', 'Add a log entry')}
      {isSignedIn ? tool('group', 'hand', 'Change fleet group') : null}
      {isSignedIn ? tool('edit', 'pen', 'Edit boat') : null}
      <Button icon="download" onClick={() => download(shownBoat)}>
        Download the log
      </Button>
    </Tools>
  ) : null;
  return (
    <Screen
      title={boat?.name ?? "Captain's Log"}
      documentTitle={boat ? `Captain's Log of ${boat.name} · Fleetwatch` : "Captain's Log · Fleetwatch"}
      actions={tools}
      {...screenStatus({ ...query, data: boat })}
    >
      {boat && shownBoat ? (
        <Body>
          {state === 'add' ? <AddEntryForm boatId={boatId} onDone={finish} /> : null}
          {state === 'group' ? <ChangeGroupForm boat={boat} onReload={reload} onDone={finish} /> : null}
          {state === 'edit' ? <EditBoatForm boat={boat} onReload={reload} onDone={finish} /> : null}
          <View ref={view} tabIndex={-1}>
            <LogView boat={shownBoat} />
          </View>
        </Body>
      ) : null}
    </Screen>
  );
}
