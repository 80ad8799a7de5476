import { useRef } from 'react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { IconName } from '@fleetwatch/kit/art/Icon';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { maskLog } from '@fleetwatch/kit/store/pseudonyms';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { saveTextFile } from '@fleetwatch/kit/ui/csv/saveTextFile.ts';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import type { ScreenProps } from '@fleetwatch/kit/ui/layout/Screen';
import { useBoatDetailQuery } from '../data/fleetApi.ts';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { MaintenanceCard } from '../damage/MaintenanceCard.tsx';
import { AddEntryForm } from './AddEntryForm.tsx';
import { ChangeGroupForm } from './ChangeGroupForm.tsx';
import { EditBoatForm } from './EditBoatForm.tsx';
import { logFile } from './logFile.ts';
import { LogView } from './LogView.tsx';
import { CAPTAINS_LOG, CAPTAINS_LOG_TITLE, captainsLogTitle } from '../texts.ts';
import {
  ADD_LOG_ENTRY,
  CHANGE_FLEET_GROUP,
  CLOSE,
  DOWNLOAD_LOG,
  EDIT_BOAT,
  LOG_TOOLS,
  REPORT,
  REPORT_DAMAGE,
} from './texts.ts';

/** Viewing the log, or one of its three actions (rule log.view). */
type LogState = 'view' | 'add' | 'group' | 'edit';

const STATES: readonly LogState[] = ['view', 'add', 'group', 'edit'];

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  h2 + & {
    flex-wrap: nowrap;
    gap: 0;
  }
  > [aria-pressed='true'] {
    border-color: var(--water);
    background: var(--waterTint);
  }
`;

/* One column beside the table, two on a separate wide screen. */
const Body = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
  gap: var(--s4);
  align-items: start;
`;

const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  &:focus {
    outline: 0;
  }
`;

interface CaptainsLogScreenProps {
  /** A separate screen by default; a pane beside the fleet's table, which closes by itself and has icons for tools. */
  Frame?: ComponentType<ScreenProps>;
}

/** A boat's captain's log (rule log.view). */
export function CaptainsLogScreen({ Frame = Screen }: CaptainsLogScreenProps) {
  const { bus_id: boatId = '' } = useParams();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isPane = Frame !== Screen;
  const { data: club } = useClubQuery();
  const { isAuthorised: isSignedIn, isAnonymous, displayName } = useAppSelector(selectProfile);
  const query = useBoatDetailQuery(boatId, LIST_QUERY);
  const view = useRef<HTMLDivElement>(null);

  const isReporting = club?.features?.includes('damage') ?? false;
  const boat = query.currentData;
  // Edits need the unmasked log, because they send it back.
  const shownBoat = boat && isAnonymous ? { ...boat, log: maskLog(boat.log, displayName) } : boat;
  const state = STATES.find((known) => known === params.get('do')) ?? 'view';
  const go = (next: LogState) => {
    const rest = [...params].filter(([name]) => name !== 'do');
    setParams([...rest, ...(next === 'view' ? [] : [['do', next] as [string, string]])], { replace: true });
  };
  const finish = () => {
    go('view');
    // The form had the focus and has disappeared, so the screen takes it.
    view.current?.focus({ preventScroll: true });
  };
  const reload = async () => (await query.refetch()).data ?? null;
  const download = (shown: BoatDetail) => {
    const now = Date.now() + (club?.clockSkewMs ?? 0);
    saveTextFile(logFile(shown, localTextOf(now, club?.timezone ?? 'UTC')));
  };
  const tool = (to: LogState, icon: IconName, label: string) => (
    <Tool
      icon={icon}
      label={label}
      isIcon={isPane}
      isPressed={state === to}
      onPress={() => go(state === to ? 'view' : to)}
    />
  );
  const tools = shownBoat ? (
    <Tools role="group" aria-label={LOG_TOOLS}>
      {isPane ? null : <Tool icon="close" label={CLOSE} onPress={() => void navigate('/fleet')} />}
      {tool('add', 'plus', ADD_LOG_ENTRY)}
      {isSignedIn ? tool('group', 'hand', CHANGE_FLEET_GROUP) : null}
      {isSignedIn ? tool('edit', 'pen', EDIT_BOAT) : null}
      <Tool icon="download" label={DOWNLOAD_LOG} isIcon={isPane} onPress={() => download(shownBoat)} />
      {isSignedIn && isReporting ? (
        <Tool
          icon="warning"
          label={REPORT_DAMAGE}
          shown={REPORT}
          isIcon={isPane}
          onPress={() => void navigate(`/reportdamage/${boatId}`)}
        />
      ) : null}
    </Tools>
  ) : null;
  return (
    <Frame
      title={boat?.name ?? CAPTAINS_LOG}
      documentTitle={boat ? captainsLogTitle(boat.name) : CAPTAINS_LOG_TITLE}
      actions={tools}
      {...screenStatus({ ...query, data: boat })}
    >
      {boat && shownBoat ? (
        <Body>
          {state === 'add' ? <AddEntryForm boatId={boatId} onDone={finish} /> : null}
          {state === 'group' ? <ChangeGroupForm boat={boat} onReload={reload} onDone={finish} /> : null}
          {state === 'edit' ? <EditBoatForm boat={boat} onReload={reload} onDone={finish} /> : null}
          <View ref={view} tabIndex={-1}>
            <LogView boat={shownBoat} isPane={isPane} />
            {isSignedIn && isReporting ? <MaintenanceCard boat={shownBoat} /> : null}
          </View>
        </Body>
      ) : null}
    </Frame>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  /** The first word of the label, which is enough beside the icon. */
  shown?: string;
  isIcon?: boolean;
  isPressed?: boolean;
  onPress: () => void;
}

/** A tool of the log: with its word, or as an icon if there is no room for words. */
function Tool({ icon, label, shown = label, isIcon = false, isPressed, onPress }: ToolProps) {
  if (isIcon) return <IconButton icon={icon} label={label} aria-pressed={isPressed} onClick={onPress} />;
  return (
    <Button icon={icon} aria-pressed={isPressed} onClick={onPress}>
      {shown}
      <VisuallyHidden>{label.slice(shown.length)}</VisuallyHidden>
    </Button>
  );
}
