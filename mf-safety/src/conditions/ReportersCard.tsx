import { useState } from 'react';
import { REPORTERS_MAX } from '@fleetwatch/contract/conditions/limits';
import type { ConditionSettingsAnswer, ConditionSettingsBody } from '@fleetwatch/contract/conditions/wire';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { People } from '@fleetwatch/kit/parts/People';
import { PickPerson, type PickerRequest } from '@fleetwatch/kit/parts/PickPerson';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useConditionSettingsQuery, useSetConditionSourcesMutation } from './conditionsApi.ts';
import { settingsBody } from './settingsBody.ts';
import {
  CHOOSE_MEMBER,
  EVERY_MEMBER,
  NO_REPORTERS,
  REPORTERS,
  REPORTERS_INTRO,
  REPORTERS_SAVED,
} from './texts.ts';

/** Members who report readings and raise the flag, besides officers (rule condition.by-hand). */
export function ReportersCard() {
  const query = useConditionSettingsQuery();
  return (
    <Card title={REPORTERS}>
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(settings) => <Reporters settings={settings} />}
      </QueryResult>
    </Card>
  );
}

function Reporters({ settings }: { settings: ConditionSettingsAnswer }) {
  const { data: members } = useMembersQuery();
  const [picker, setPicker] = useState<PickerRequest | null>(null);
  const [save, { isLoading }] = useSetConditionSourcesMutation();
  const showOutcome = useResultToast();
  const { reporters, isForAll } = settings;
  // Members who have left the club are not shown.
  const people = (members ?? [])
    .filter(({ _id }) => reporters.includes(_id))
    .map(({ _id, name, pic }) => ({ _id, name, pic: pic ?? '' }));

  const send = async (more: Partial<ConditionSettingsBody>) => {
    if (isLoading) return;
    const { error } = await save({ ...settingsBody(settings), ...more });
    showOutcome(error, REPORTERS_SAVED);
  };
  return (
    <Stack>
      <p>{REPORTERS_INTRO}</p>
      <CheckboxField
        label={EVERY_MEMBER}
        isChecked={isForAll}
        onChange={(isChosen) => void send({ isForAll: isChosen })}
      />
      {!isForAll && members && (
        <>
          <People
            label={REPORTERS}
            people={people}
            emptyText={NO_REPORTERS}
            isBusy={isLoading}
            onRemove={({ _id }) => void send({ reporters: reporters.filter((id) => id !== _id) })}
          />
          {reporters.length < REPORTERS_MAX && (
            <FormButtons>
              <Button
                icon="plus"
                isBusy={isLoading}
                onClick={() =>
                  setPicker({
                    title: CHOOSE_MEMBER,
                    taken: people,
                    name: ({ _id }) => void send({ reporters: [...reporters, _id] }),
                  })
                }
              >
                {CHOOSE_MEMBER}
              </Button>
            </FormButtons>
          )}
        </>
      )}
      <PickPerson naming={picker} onClose={() => setPicker(null)} />
    </Stack>
  );
}
