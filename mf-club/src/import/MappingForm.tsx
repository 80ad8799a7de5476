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
import { draftOf, LEAVE_OUT, mappingOf, type MappingDraft } from './mappingDraft.ts';
import { useAnswerImportMutation } from './importApi.ts';
import { Fields } from './importStyle.ts';
import { NameFields } from './NameFields.tsx';
import {
  addUnlisted,
  ANSWER_FIRST,
  boatsSuchAs,
  CHOOSE,
  classOf,
  DATES_SUCH_AS,
  DAY_BEFORE_MONTH,
  DISTANCES_WITHOUT_UNIT,
  fileContents,
  groupFor,
  GUESTS_AND_UNNAMED,
  IMPORT_UNIT_TITLES,
  importAsOutings,
  LEAVE_OUT_BOATS,
  MONTH_BEFORE_DAY,
  peopleText,
  PREVIEW,
  QUESTIONS,
  sameEmail,
  sameName,
  UNKNOWN_BOATS,
  UNLISTED_HINT,
} from './texts.ts';

const ORDERS = [
  { value: 'dmy', label: DAY_BEFORE_MONTH },
  { value: 'mdy', label: MONTH_BEFORE_DAY },
];
const UNITS = (['km', 'm', 'mi', 'yd'] as const).map((unit) => ({
  value: unit,
  label: IMPORT_UNIT_TITLES[unit],
}));

interface PartProps {
  questions: ImportQuestions;
  draft: MappingDraft;
  change: (part: Partial<MappingDraft>) => void;
}

/** Formats '4X ? ?' as '4X', without unknown parts. */
const kindText = (key: string): string => key.replaceAll('?', ' ').trim() || UNKNOWN_BOATS;

export interface MappingFormProps {
  detail: ImportDetail;
  questions: ImportQuestions;
  onAnswered: () => void;
}

/** Questions to the club about a file (rule moving.questions). */
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
  return (
    <Card title={QUESTIONS}>
      <Stack>
        <Quiet>{fileContents(detail.fileName, questions.counts)}</Quiet>
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
            {PREVIEW}
          </Button>
          {mapping === null && <Quiet>{ANSWER_FIRST}</Quiet>}
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
          label={classOf(kindText(key))}
          hint={boatsSuchAs(boats, examples)}
          placeholder={CHOOSE}
          options={[
            ...classes.map(({ _id, name }) => ({ value: _id, label: name })),
            { value: LEAVE_OUT, label: LEAVE_OUT_BOATS },
          ]}
          value={draft.classes[key] ?? ''}
          onChange={(group) => change({ classes: { ...draft.classes, [key]: group } })}
        />
      ))}
      {questions.statuses.map(({ status, people }) => (
        <SelectField
          key={status}
          label={groupFor(status)}
          hint={people > 0 ? peopleText(people) : GUESTS_AND_UNNAMED}
          placeholder={CHOOSE}
          options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={draft.groups[status] ?? ''}
          onChange={(group) => change({ groups: { ...draft.groups, [status]: group } })}
        />
      ))}
    </Fields>
  );
}

const toggled = (list: readonly string[], word: string, isIn: boolean): string[] =>
  isIn ? [...list, word] : list.filter((one) => one !== word);

function Details({ questions, draft, change }: PartProps) {
  return (
    <>
      {questions.dateOrder === null && (
        <RadioGroup
          label={DATES_SUCH_AS}
          options={ORDERS}
          value={draft.dateOrder}
          onChange={(dateOrder) => change({ dateOrder })}
        />
      )}
      {questions.unit === null && (
        <RadioGroup
          label={DISTANCES_WITHOUT_UNIT}
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
            label={importAsOutings(questions.others[other], other)}
            isChecked={draft.others.includes(other)}
            onChange={(isIn) => change({ others: toggled(draft.others, other, isIn) })}
          />
        ))}
      {questions.unlisted > 0 && (
        <CheckboxField
          label={addUnlisted(questions.unlisted)}
          hint={UNLISTED_HINT}
          isChecked={draft.unlistedAreMembers}
          onChange={(unlistedAreMembers) => change({ unlistedAreMembers })}
        />
      )}
      {questions.sameNames.map(({ id, name, member }) => (
        <CheckboxField
          key={id}
          label={member === undefined ? sameName(name) : sameEmail(name, member)}
          isChecked={draft.same.includes(id)}
          onChange={(isIn) => change({ same: toggled(draft.same, id, isIn) })}
        />
      ))}
    </>
  );
}
