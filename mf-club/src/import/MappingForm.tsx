import { useState } from 'react';
import type { ImportDetail, ImportQuestions } from '@fleetwatch/contract/import/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { counted } from './counted.ts';
import { draftOf, LEAVE_OUT, mappingOf, type MappingDraft } from './mappingDraft.ts';
import { useAnswerImportMutation } from './importApi.ts';
import { Fields } from './importStyle.ts';
import { NameFields } from './NameFields.tsx';

const ORDERS = [
  { value: 'dmy', label: 'Day before month' },
  { value: 'mdy', label: 'Month before day' },
];
const UNITS = [
  { value: 'km', label: 'Kilometres' },
  { value: 'm', label: 'Metres' },
  { value: 'mi', label: 'Miles' },
  { value: 'yd', label: 'Yards' },
];
const OTHERS = { erg: 'ergometer', motorboat: 'motorboat' } as const;

interface PartProps {
  questions: ImportQuestions;
  draft: MappingDraft;
  change: (part: Partial<MappingDraft>) => void;
}

/** '4X ? ?' as '4X': what the file does not say is left out. */
const kindText = (key: string): string => key.replaceAll('?', ' ').trim() || 'boats of no kind';

export interface MappingFormProps {
  detail: ImportDetail;
  questions: ImportQuestions;
  onAnswered: () => void;
}

/** What the club has to say about a file (rule moving.questions). */
export function MappingForm({ detail, questions, onAnswered }: MappingFormProps) {
  const [draft, setDraft] = useState<MappingDraft>(() => draftOf(questions, detail.mapping));
  const [answer, { isLoading, error }] = useAnswerImportMutation();
  const mapping = mappingOf(draft, questions);
  const change = (part: Partial<MappingDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = async () => {
    if (!mapping) return;
    const { data } = await answer({ id: detail._id, mapping });
    if (data) onAnswered();
  };
  const part = { questions, draft, change };
  const { boats, people, outings } = questions.counts;
  return (
    <Card title="What the file means">
      <Stack>
        <Quiet>
          {detail.fileName}: {counted(boats, 'boat', 'boats')}, {counted(people, 'person', 'people')},{' '}
          {counted(outings, 'outing', 'outings')}.
        </Quiet>
        {questions.warnings.map((text) => (
          <Notice key={text} tone="amber">
            {text}
          </Notice>
        ))}
        <Groups {...part} />
        <Details {...part} />
        <NameFields
          questions={questions}
          names={draft.names}
          onChange={(key, name) => change({ names: { ...draft.names, [key]: name } })}
        />
        <div role="alert">{error && <Notice tone="red">{failureOf(error).text}</Notice>}</div>
        <Row>
          <Button tone="primary" disabled={mapping === null} isBusy={isLoading} onClick={() => void submit()}>
            Preview
          </Button>
          {mapping === null && <Quiet>Answer every question first.</Quiet>}
        </Row>
      </Stack>
    </Card>
  );
}

function Groups({ questions, draft, change }: PartProps) {
  const classes = (useFleetGroupsQuery().data ?? []).filter((group) => group.active && !group.private);
  const groups = (useUserGroupsQuery().data ?? []).filter(({ active }) => active);
  return (
    <Fields>
      {questions.classes.map(({ key, boats, examples }) => (
        <SelectField
          key={key}
          label={`Class of ${kindText(key)}`}
          hint={`${counted(boats, 'boat', 'boats')}: ${examples.join(', ')}`}
          placeholder="Choose…"
          options={[
            ...classes.map(({ _id, name }) => ({ value: _id, label: name })),
            { value: LEAVE_OUT, label: 'Leave out, with their outings' },
          ]}
          value={draft.classes[key] ?? ''}
          onChange={(group) => change({ classes: { ...draft.classes, [key]: group } })}
        />
      ))}
      {questions.statuses.map(({ status, people }) => (
        <SelectField
          key={status}
          label={status === '' ? 'Group of people without a status' : `Group of ${status}`}
          hint={people > 0 ? counted(people, 'person', 'people') : 'Guests, and who is not named'}
          placeholder="Choose…"
          options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={draft.groups[status] ?? ''}
          onChange={(group) => change({ groups: { ...draft.groups, [status]: group } })}
        />
      ))}
    </Fields>
  );
}

const withOr = (list: readonly string[], word: string, isIn: boolean): string[] =>
  isIn ? [...list, word] : list.filter((one) => one !== word);

function Details({ questions, draft, change }: PartProps) {
  return (
    <>
      {questions.dateOrder === null && (
        <RadioGroup
          label="Days such as 03/05/2026"
          options={ORDERS}
          value={draft.dateOrder}
          onChange={(dateOrder) => change({ dateOrder })}
        />
      )}
      {questions.unit === null && (
        <RadioGroup
          label="Distances without a unit"
          options={UNITS}
          value={draft.unit}
          onChange={(unit) => change({ unit })}
        />
      )}
      {(['erg', 'motorboat'] as const)
        .filter((other) => questions.others[other] > 0)
        .map((other) => (
          <CheckboxField
            key={other}
            label={`Import ${counted(questions.others[other], `${OTHERS[other]} entry`, `${OTHERS[other]} entries`)} as outings`}
            isChecked={draft.others.includes(other)}
            onChange={(isIn) => change({ others: withOr(draft.others, other, isIn) })}
          />
        ))}
      {questions.unlisted > 0 && (
        <CheckboxField
          label={`Make members of names that no list has (in ${counted(questions.unlisted, 'outing', 'outings')})`}
          hint="Otherwise they are guests, whom the notes of an outing name."
          isChecked={draft.unlistedAreMembers}
          onChange={(unlistedAreMembers) => change({ unlistedAreMembers })}
        />
      )}
      {questions.sameNames.map(({ id, name, member }) => (
        <CheckboxField
          key={id}
          label={
            member === undefined
              ? `${name} of the file is the member of this name`
              : `${name} of the file is ${member}, who has the same address`
          }
          isChecked={draft.same.includes(id)}
          onChange={(isIn) => change({ same: withOr(draft.same, id, isIn) })}
        />
      ))}
    </>
  );
}
