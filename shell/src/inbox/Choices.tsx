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

const CATEGORY_TEXTS: Record<Category, { title: string; what: string }> = {
  safety: { title: 'Safety', what: 'What an officer has to know. It comes in quiet hours too.' },
  boated: { title: 'Boated', what: 'Someone has put you in a boat.' },
  stillOut: { title: 'Still out', what: 'Your boat has been out for four hours.' },
  plans: { title: 'Plans', what: 'Someone joins your plan, or it changes or is cancelled.' },
  damage: { title: 'Damage', what: 'A boat that you have planned with, or look after, is damaged.' },
  clearances: { title: 'Clearances', what: 'You get a clearance, or one is about to expire.' },
  corrections: {
    title: 'Corrections',
    what: 'A log correction is requested or decided, or changes one of your outings.',
  },
};
const CHANNEL_TEXTS: Record<Channel, string> = { push: 'On my devices', mail: 'By mail' };

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

/** What reaches a member, by what way, and when it does not (rules notify.channels, notify.quiet). */
export function Choices() {
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
      <section aria-label="Notification settings">
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
      <section aria-label="Quiet hours">
        <h2>Quiet hours</h2>
        <CheckboxField
          label="Only safety alerts at night"
          hint="Everything else waits until morning if it still matters."
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

/** Hours are sent when they are whole: a field in which somebody types is for a moment empty. */
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
        label="From"
        type="time"
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
      />
      <TextField
        label="Until"
        type="time"
        value={typed.until}
        onChange={(until) => setTyped({ ...typed, until })}
      />
    </Hours>
  );
}
