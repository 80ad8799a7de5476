import { useSearchParams } from 'react-router-dom';
import { Screen } from '@fleetwatch/kit/ui/Screen';
import { TabPanel } from '@fleetwatch/kit/ui/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { AccountColumn } from './AccountColumn.ts';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'password', label: 'Password' },
];
const PANEL = 'profile-panel';

/** /profile: what members change about themselves (member-operations §2). `?change=password` is the password's tab. */
export function ProfileScreen() {
  const [params, setParams] = useSearchParams();
  const isPassword = params.get('change') === 'password';
  return (
    <Screen title="Change Profile">
      <AccountColumn>
        <TabStrip
          label="What to change"
          tabs={TABS}
          value={isPassword ? 'password' : 'profile'}
          onChange={(change) => setParams(change === 'password' ? { change } : {}, { replace: true })}
          panelId={PANEL}
        />
        <TabPanel id={PANEL} label={isPassword ? 'Password' : 'Profile'}>
          {isPassword ? <PasswordChangeForm /> : <ProfileForm />}
        </TabPanel>
      </AccountColumn>
    </Screen>
  );
}
