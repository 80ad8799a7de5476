import { useState } from 'react';
import type { ImportDetail, ImportQuestions } from '@fleetwatch/contract/import/wire';
import { failureOf, type ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { draftOf, LEAVE_OUT, mappingOf, type MappingDraft } from './mappingDraft.ts';
import { useAnswerImportMutation } from './importApi.ts';
import { Fields } from './importStyle.ts';
import { NameFields } from './NameFields.tsx';
import {
  addUnlisted,
  ANSWER_FIRST,
  boatsSuchAs,
  CHOOSE,
  CHOOSE_AN_ANSWER,
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
  /** Returns the error of a question without an answer. */
  unanswered: (answer: string) => string | undefined;
  /** The API's refusal of the last answers. */
  refusal: ApiFailure | null;
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
  const [answer, { isLoading, error, reset }] = useAnswerImportMutation();
  const [attempts, setAttempts] = useState(0);
  const mapping = mappingOf(draft, questions);
  const refusal = error ? failureOf(error) : null;
  const change = (part: Partial<MappingDraft>) => {
    if (error) reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  const submit = async () => {
    // Each attempt renders the form, which then focuses the first question without an answer.
    setAttempts((count) => count + 1);
    if (!mapping) return;
    const { data } = await answer({ id: detail._id, mapping });
    if (data) onAnswered();
  };
  const unanswered = (given: string) => (attempts > 0 && given === '' ? CHOOSE_AN_ANSWER : undefined);
  const part = { questions, draft, change, unanswered, refusal };
  return (
    <Card title={QUESTIONS}>
      <Form label={QUESTIONS} onSubmit={() => void submit()} error={refusal?.text}>
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
          refusal={refusal?.field === 'names' ? refusal.text : undefined}
          onChange={(key, name) => change({ names: { ...draft.names, [key]: name } })}
        />
        <Row>
          <Button type="submit" tone="primary" disabled={mapping === null} isBusy={isLoading}>
            {PREVIEW}
          </Button>
          {mapping === null && (
            <Button type="submit" tone="quiet">
              {ANSWER_FIRST}
            </Button>
          )}
        </Row>
      </Form>
    </Card>
  );
}

function Groups({ questions, draft, change, unanswered, refusal }: PartProps) {
  const classes = (useFleetGroupsQuery().data ?? []).filter((group) => group.active && !group.private);
  const groups = (useUserGroupsQuery().data ?? []).filter(({ active }) => active);
  // A class or a group may have been deleted since.
  const refused = (
    field: string,
    options: readonly { _id: string }[],
    given: string | undefined,
  ): string | undefined => {
    const isGone = given !== LEAVE_OUT && !options.some(({ _id }) => _id === given);
    return refusal?.field === field && isGone ? refusal.text : undefined;
  };
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
          error={unanswered(draft.classes[key] ?? '') ?? refused('classes', classes, draft.classes[key])}
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
          error={unanswered(draft.groups[status] ?? '') ?? refused('groups', groups, draft.groups[status])}
          onChange={(group) => change({ groups: { ...draft.groups, [status]: group } })}
        />
      ))}
    </Fields>
  );
}

const toggled = (list: readonly string[], word: string, isIn: boolean): string[] =>
  isIn ? [...list, word] : list.filter((one) => one !== word);

function Details({ questions, draft, change, unanswered }: PartProps) {
  return (
    <>
      {questions.dateOrder === null && (
        <RadioGroup
          label={DATES_SUCH_AS}
          options={ORDERS}
          value={draft.dateOrder}
          error={unanswered(draft.dateOrder)}
          onChange={(dateOrder) => change({ dateOrder })}
        />
      )}
      {questions.unit === null && (
        <RadioGroup
          label={DISTANCES_WITHOUT_UNIT}
          options={UNITS}
          value={draft.unit}
          error={unanswered(draft.unit)}
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
