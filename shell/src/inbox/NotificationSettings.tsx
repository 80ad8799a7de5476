import { useState } from 'react';
import styled from 'styled-components';
import {
  CATEGORIES,
  CHANNELS,
  type Category,
  type Channel,
} from '@fleetwatch/contract/notifications/categories';
import { DEFAULT_QUIET_HOURS, type QuietHours } from '@fleetwatch/contract/notifications/quietHours';
import type { NotificationChoices } from '@fleetwatch/contract/notifications/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useChoicesQuery, useChooseMutation } from './inboxApi.ts';
import { PushSwitch } from './PushSwitch.tsx';
import {
  BOATED,
  BOATED_HINT,
  BY_EMAIL,
  CLEARANCES,
  CLEARANCES_HINT,
  CORRECTIONS,
  CORRECTIONS_HINT,
  DAMAGE,
  DAMAGE_HINT,
  FROM,
  NOTIFICATION_SETTINGS,
  ON_MY_DEVICES,
  ONLY_SAFETY_AT_NIGHT,
  PLANS,
  PLANS_HINT,
  QUIET_HOURS,
  QUIET_HOURS_HINT,
  SAFETY,
  SAFETY_HINT,
  STILL_OUT,
  STILL_OUT_HINT,
  UNTIL,
} from './texts.ts';

const CATEGORY_TEXTS: Record<Category, { title: string; what: string }> = {
  safety: { title: SAFETY, what: SAFETY_HINT },
  boated: { title: BOATED, what: BOATED_HINT },
  stillOut: { title: STILL_OUT, what: STILL_OUT_HINT },
  plans: { title: PLANS, what: PLANS_HINT },
  damage: { title: DAMAGE, what: DAMAGE_HINT },
  clearances: { title: CLEARANCES, what: CLEARANCES_HINT },
  corrections: {
    title: CORRECTIONS,
    what: CORRECTIONS_HINT,
  },
};
const CHANNEL_TEXTS: Record<Channel, string> = { push: ON_MY_DEVICES, mail: BY_EMAIL };

const Sections = styled.div`
  display: grid;
  gap: var(--s5);
`;

const Ways = styled.ul`
  display: grid;
  > li {
    padding: var(--s3) 0;
    border-top: var(--border) solid var(--line);
    &:first-child {
      border-top: 0;
    }
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  p {
    color: var(--muted);
    font-size: var(--text-s);
  }
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
`;

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 10rem));
  gap: var(--s3);
`;

/** A member's notifications by category and channel, and their quiet hours (rules notify.channels, notify.quiet). */
export function NotificationSettings() {
  const query = useChoicesQuery();
  return (
    <Sections>
      <PushSwitch />
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(choices) => <ChoicesForm {...choices} />}
      </QueryResult>
    </Sections>
  );
}

function ChoicesForm({ channels, quiet }: NotificationChoices) {
  const [choose, { error }] = useChooseMutation();
  const turn = (category: Category, channel: Channel, isOn: boolean) =>
    void choose({
      quiet,
      channels: { ...channels, [category]: { ...channels[category], [channel]: isOn } },
    });
  return (
    <>
      <div role="alert">{error ? <Notice tone="red">{failureOf(error).text}</Notice> : null}</div>
      <section aria-label={NOTIFICATION_SETTINGS}>
        <Ways>
          {CATEGORIES.map((category) => (
            <li key={category}>
              <fieldset>
                <legend>{CATEGORY_TEXTS[category].title}</legend>
                <p>{CATEGORY_TEXTS[category].what}</p>
                <Side>
                  {CHANNELS.map((channel) => (
                    <CheckboxField
                      key={channel}
                      label={CHANNEL_TEXTS[channel]}
                      isChecked={channels[category][channel]}
                      onChange={(isOn) => turn(category, channel, isOn)}
                    />
                  ))}
                </Side>
              </fieldset>
            </li>
          ))}
        </Ways>
      </section>
      <section aria-label={QUIET_HOURS}>
        <h2>{QUIET_HOURS}</h2>
        <CheckboxField
          label={ONLY_SAFETY_AT_NIGHT}
          hint={QUIET_HOURS_HINT}
          isChecked={quiet !== null}
          onChange={(isOn) => void choose({ channels, quiet: isOn ? DEFAULT_QUIET_HOURS : null })}
        />
        {quiet && (
          <QuietFields
            key={`${quiet.from} ${quiet.until}`}
            quiet={quiet}
            onChange={(hours) => void choose({ channels, quiet: hours })}
          />
        )}
      </section>
    </>
  );
}

/** Sends hours once both are complete: a field is briefly empty during typing. */
function QuietFields({ quiet, onChange }: { quiet: QuietHours; onChange: (quiet: QuietHours) => void }) {
  const [typed, setTyped] = useState(quiet);
  const handleBlur = () => {
    const isWhole = typed.from !== '' && typed.until !== '';
    if (!isWhole) setTyped(quiet);
    else if (typed.from !== quiet.from || typed.until !== quiet.until) onChange(typed);
  };
  return (
    <Hours onBlur={handleBlur}>
      <TextField
        label={FROM}
        type="time"
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
      />
      <TextField
        label={UNTIL}
        type="time"
        value={typed.until}
        onChange={(until) => setTyped({ ...typed, until })}
      />
    </Hours>
  );
}
