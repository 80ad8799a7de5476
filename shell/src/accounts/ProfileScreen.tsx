import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { AccountColumn } from './AccountColumn.ts';
import { DevicesPanel } from './DevicesPanel.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { CHANGE_PROFILE } from '../texts.ts';
import { DEVICES, PASSWORD, PROFILE, PROFILE_TABS } from './texts.ts';

const TABS = [
  { value: 'profile', label: PROFILE },
  { value: 'password', label: PASSWORD },
  { value: 'devices', label: DEVICES },
];
const FIRST = 'profile';
const PANEL = 'profile-panel';

/**
 * /profile: the part of an account that members change themselves (rule profile.own). `?change=password` and `?change=devices`
 * are tabs.
 */
export function ProfileScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('change')) ?? { value: FIRST, label: PROFILE };
  const { id, group } = useAppSelector(selectProfile);
  const [begunWith, setBegunWith] = useState(group);
  // A coach's confirmation of another user group changes the form's first values; the end of the session does not.
  if (id !== '' && group !== begunWith) setBegunWith(group);
  return (
    <Screen title={CHANGE_PROFILE}>
      <AccountColumn>
        <TabStrip
          label={PROFILE_TABS}
          tabs={TABS}
          value={tab.value}
          onChange={(change) => setParams(change === FIRST ? {} : { change }, { replace: true })}
          panelId={PANEL}
        />
        <TabPanel id={PANEL} label={tab.label}>
          {tab.value === FIRST && <ProfileForm key={begunWith} />}
          {tab.value === 'password' && <PasswordChangeForm />}
          {tab.value === 'devices' && <DevicesPanel />}
        </TabPanel>
      </AccountColumn>
    </Screen>
  );
}
