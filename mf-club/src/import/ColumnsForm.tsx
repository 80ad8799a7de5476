import { useState, type ReactNode } from 'react';
import { LIST_KINDS, type ListKind } from '@fleetwatch/contract/import/kinds';
import { LIST_FIELDS } from '@fleetwatch/contract/import/listFields';
import { missingFields, missingText, repeatedFields, seatOf } from '@fleetwatch/contract/import/lists';
import { COLUMN_TWICE, FIELD_TITLES, seatTitle } from '@fleetwatch/contract/import/texts';
import type { ColumnQuestion, ImportDetail, ListQuestion } from '@fleetwatch/contract/import/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { SelectField, type FieldOption } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { answerOfDraft, fieldOf, type ColumnsDraft, type ListDraft } from './columnsDraft.ts';
import { useReadColumnsMutation } from './importApi.ts';
import { Fields, NarrowField } from './importStyle.ts';
import {
  CHOOSE,
  COLUMNS_INTRO,
  COLUMNS_READ,
  columnsOf,
  columnTitle,
  DO_NOT_IMPORT,
  FILE_READ_AGAIN,
  FIRST_LINE_NAMES,
  IGNORED,
  IGNORED_COLUMNS,
  LIST_CONTAINS,
  LIST_KIND_TITLES,
  NO_CREW_COLUMN,
  NO_CREW_HINT,
  READ_AGAIN,
  valuesSuchAs,
} from './texts.ts';

/** Value of a list that is not imported. */
const NOTHING = 'nothing';
/** Seats to choose from; a list with more names them. */
const SEATS = 8;

export interface ColumnsStepProps {
  detail: ImportDetail;
  /** Undefined for a file that is not a list. */
  lists: ListQuestion[] | undefined;
  /** The next step, hidden while the columns are not those that the file was read with. */
  children: ReactNode;
}

/** First step for a list: how its columns are read (rule moving.columns). Starts again with each reading, as does the next step. */
export function ColumnsStep({ detail, lists, children }: ColumnsStepProps) {
  return lists ? (
    <ColumnsForm key={JSON.stringify(lists)} detail={detail} lists={lists}>
      {children}
    </ColumnsForm>
  ) : (
    children
  );
}

function ColumnsForm({
  detail: { _id: id, fileName },
  lists,
  children,
}: ColumnsStepProps & { lists: ListQuestion[] }) {
  const [draft, setDraft] = useState<ColumnsDraft>({});
  const [readAgain, { isLoading, error }] = useReadColumnsMutation();
  const showOutcome = useResultToast();
  const answers = lists.map((list) => answerOfDraft(list, draft[list.sheet]));
  const isChanged = JSON.stringify(answers) !== JSON.stringify(lists.map((list) => answerOfDraft(list)));
  const missing = missingText(answers);
  const isTwice = answers.some(({ columns }) => repeatedFields(columns).size > 0);
  const submit = async () => {
    const { data } = await readAgain({ id, lists: answers });
    if (data) showOutcome(undefined, FILE_READ_AGAIN);
  };
  return (
    <>
      <Card title={columnsOf(fileName)}>
        <Stack>
          <Quiet>{COLUMNS_INTRO}</Quiet>
          {lists.map((list) => (
            <ListColumns
              key={list.sheet}
              list={list}
              isOneOfSeveral={lists.length > 1}
              isAnyRead={lists.some(({ kind }) => kind !== null)}
              draft={draft[list.sheet] ?? {}}
              change={(part) =>
                setDraft((before) => ({ ...before, [list.sheet]: { ...before[list.sheet], ...part } }))
              }
            />
          ))}
          <div role="status">{missing !== null && <Notice tone="amber">{missing}</Notice>}</div>
          <div role="alert">{error && <Notice tone="red">{failureOf(error).text}</Notice>}</div>
          <Row>
            <Button
              tone="primary"
              disabled={!isChanged || isTwice || missing !== null}
              isBusy={isLoading}
              onClick={() => void submit()}
            >
              {READ_AGAIN}
            </Button>
          </Row>
        </Stack>
      </Card>
      <div hidden={isChanged || missing !== null}>{children}</div>
    </>
  );
}

interface ListColumnsProps {
  list: ListQuestion;
  isOneOfSeveral: boolean;
  isAnyRead: boolean;
  draft: ListDraft;
  change: (part: ListDraft) => void;
}

function ListColumns({ list, isOneOfSeveral, isAnyRead, draft, change }: ListColumnsProps) {
  const answer = answerOfDraft(list, draft);
  const { kind } = answer;
  const hasNoCrew = answer.hasNoCrew === true;
  const kindValue = draft.kind === null || (kind === null && isAnyRead) ? NOTHING : (kind ?? '');
  const isLackingCrew = missingFields({ ...answer, hasNoCrew: false }).includes('crew');
  return (
    <Stack {...(isOneOfSeveral && { role: 'group', 'aria-label': list.name })}>
      {isOneOfSeveral && <h3>{list.name}</h3>}
      <NarrowField>
        <SelectField
          label={LIST_CONTAINS}
          placeholder={CHOOSE}
          options={[
            ...LIST_KINDS.map((value) => ({ value, label: LIST_KIND_TITLES[value] })),
            ...(isOneOfSeveral ? [{ value: NOTHING, label: DO_NOT_IMPORT }] : []),
          ]}
          value={kindValue}
          onChange={(value) => change({ kind: LIST_KINDS.find((one) => one === value) ?? null })}
        />
      </NarrowField>
      {!list.isHeaderKnown && kindValue !== NOTHING && (
        <CheckboxField
          label={FIRST_LINE_NAMES}
          isChecked={answer.hasHeader === true}
          onChange={(hasHeader) => change({ hasHeader })}
        />
      )}
      {kind !== null && <Columns list={list} kind={kind} draft={draft} change={change} />}
      {isLackingCrew && (
        <CheckboxField
          label={NO_CREW_COLUMN}
          hint={NO_CREW_HINT}
          isChecked={hasNoCrew}
          onChange={(isSo) => change({ hasNoCrew: isSo })}
        />
      )}
    </Stack>
  );
}

function optionsOf(kind: ListKind, columns: readonly ColumnQuestion[]): FieldOption[] {
  const named = columns.map(({ as }) => Number(seatOf(as ?? '') ?? 0));
  const seats = Array.from({ length: Math.max(SEATS, ...named) }, (_, at) => ({
    value: `seat:${at + 1}`,
    label: seatTitle(String(at + 1)),
  }));
  const fields = LIST_FIELDS[kind].map((value) => ({ value, label: FIELD_TITLES[value] }));
  return [{ value: '', label: IGNORED }, ...fields, ...(kind === 'outings' ? seats : [])];
}

interface ColumnsProps extends Pick<ListColumnsProps, 'list' | 'draft' | 'change'> {
  kind: ListKind;
}

/** The columns with their values. They keep their place while they are changed. */
function Columns({ list: { columns, ...list }, kind, draft, change }: ColumnsProps) {
  const options = optionsOf(kind, columns);
  const repeated = repeatedFields(answerOfDraft({ ...list, columns }, draft).columns);
  const isIgnored = (column: ColumnQuestion): boolean => fieldOf(column, kind, {}) === '';
  const groups = [
    { title: IGNORED_COLUMNS, shown: columns.filter(isIgnored) },
    { title: COLUMNS_READ, shown: columns.filter((column) => !isIgnored(column)) },
  ];
  return groups
    .filter(({ shown }) => shown.length > 0)
    .map(({ title, shown }) => (
      <Stack key={title} $gap="s3">
        <h3>{title}</h3>
        <Fields>
          {shown.map((column) => {
            const field = fieldOf(column, kind, draft);
            return (
              <SelectField
                key={column.at}
                label={columnTitle(column.header, column.at)}
                hint={valuesSuchAs(column.samples)}
                error={repeated.has(field) ? COLUMN_TWICE : undefined}
                options={options}
                value={field}
                onChange={(as) => change({ columns: { ...draft.columns, [column.at]: as } })}
              />
            );
          })}
        </Fields>
      </Stack>
    ));
}
