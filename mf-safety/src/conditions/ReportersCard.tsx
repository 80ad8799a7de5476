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

/** Who reports readings and raises the flag, beside officers (rule condition.by-hand). */
export function ReportersCard() {
  const query = useConditionSettingsQuery();
  return (
    <Card title="Who reports">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(settings) => <Reporters settings={settings} />}
      </QueryResult>
    </Card>
  );
}

function Reporters({ settings }: { settings: ConditionSettingsAnswer }) {
  const { data: members } = useMembersQuery();
  const [naming, setNaming] = useState<PickerRequest | null>(null);
  const [save, { isLoading }] = useSetConditionSourcesMutation();
  const showOutcome = useResultToast();
  const { reporters, isForAll } = settings;
  // Somebody who has left the club is nobody to report, nor to be shown.
  const people = (members ?? [])
    .filter(({ _id }) => reporters.includes(_id))
    .map(({ _id, name, pic }) => ({ _id, name, pic: pic ?? '' }));

  const send = async (more: Partial<ConditionSettingsBody>) => {
    if (isLoading) return;
    const { error } = await save({ ...settingsBody(settings), ...more });
    showOutcome(error, 'Who reports is saved.');
  };
  return (
    <Stack>
      <p>Officers always report readings and raise the flag. So do:</p>
      <CheckboxField
        label="Every member"
        isChecked={isForAll}
        onChange={(isChosen) => void send({ isForAll: isChosen })}
      />
      {!isForAll && members && (
        <>
          <People
            label="Who reports"
            people={people}
            emptyText="No member is chosen yet."
            isBusy={isLoading}
            onRemove={({ _id }) => void send({ reporters: reporters.filter((id) => id !== _id) })}
          />
          {reporters.length < REPORTERS_MAX && (
            <FormButtons>
              <Button
                icon="plus"
                isBusy={isLoading}
                onClick={() =>
                  setNaming({
                    title: 'Who reports',
                    taken: people,
                    name: ({ _id }) => void send({ reporters: [...reporters, _id] }),
                  })
                }
              >
                Choose a member
              </Button>
            </FormButtons>
          )}
        </>
      )}
      <PickPerson naming={naming} onClose={() => setNaming(null)} />
    </Stack>
  );
}
