import { distanceInvalid } from '@fleetwatch/contract/sorties/texts';
import { KIND_TEXTS } from '@fleetwatch/contract/corrections/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CorrectionKind } from '@fleetwatch/contract/corrections/kinds';
import { correctionPatchRule, correctionReasonRule } from '@fleetwatch/contract/corrections/rules';
import type { CorrectableOuting, CorrectionCheckBody } from '@fleetwatch/contract/corrections/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { landingMilesRule } from '@fleetwatch/contract/sorties/landing';
import { CREW_MAX, NOTES_MAX, REASON_MAX } from '@fleetwatch/contract/sorties/limits';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import {
  useAskCorrectionMutation,
  useCheckCorrectionMutation,
  useSortieCrewMutation,
} from '../data/correctionsApi.ts';
import { Fields } from '../screen/recordsStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { blankDraft, FIELDS, patchOf, type CorrectionDraft } from './correctionDraft.ts';
import { CrewField } from './CrewField.tsx';
import { TypeField } from './TypeField.tsx';
import { Questions } from './Questions.tsx';
import {
  ADD_TO_CREW,
  BOAT,
  CHANGE_CREW,
  CHOOSE_A_BOAT,
  CORRECTION,
  CORRECTION_KIND,
  CREW_CORRECTED,
  CREW_WITHOUT_APPROVAL,
  LANDED,
  LAUNCHED,
  NEEDS_CONNECTION,
  NOTES,
  OTHER_CREW,
  REASON,
  REASON_HINT,
  REQUEST_SENT,
  SECOND_BEGINS,
  SUBMIT_ANYWAY,
  SUBMIT_REQUEST,
  distanceOfSecond,
  fieldsNeeded,
  splitHint,
} from './texts.ts';

interface CorrectionFormProps {
  sortieId: string | null;
  /** The current outing; null for a missing one. */
  known: CorrectableOuting | null;
  /** Refetches the outing, which has changed. */
  onChanged: () => void;
}

/** The server's questions about a request, before it is sent. */
interface CheckedRequest {
  request: string;
  questions: RuleAnswer[];
}

/** Requests a change of an outing, or a missing one (rules correction.request, correction.draft). */
export function CorrectionForm({ sortieId, known, onChanged }: CorrectionFormProps) {
  const me = useAppSelector(selectMemberId) ?? '';
  const outing = known?.results ?? null;
  const unit = useUnit();
  // Entries in another unit are a separate draft.
  const [draft, setDraft, drop] = useDraft(
    `correction:${sortieId ?? 'missing'}${unit === 'mi' ? '' : ` ${unit}`}`,
    blankDraft(outing, unit),
  );
  const [refusal, setRefusal] = useState<string>();
  const [checkedRequest, setCheckedRequest] = useState<CheckedRequest | null>(null);
  const [check, checking] = useCheckCorrectionMutation();
  const [ask, asking] = useAskCorrectionMutation();
  const [setCrew, setting] = useSortieCrewMutation();
  const { data: club } = useClubQuery();
  const { data: boats = [] } = useAllBoatsQuery();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const showResult = useResultToast();
  const set = (change: Partial<CorrectionDraft>) => setDraft((before) => ({ ...before, ...change }));
  const has = (field: (typeof FIELDS)[CorrectionKind][number]) => FIELDS[draft.kind].includes(field);
  const isBusy = checking.isLoading || asking.isLoading || setting.isLoading;
  const isSplit = draft.kind === 'split';
  const kinds: CorrectionKind[] = [
    'edit',
    'delete',
    'split',
    ...(outing?.late ? ['creditLate' as const] : []),
  ];
  const boatIds = new Set(boats.map(({ _id }) => _id));

  const unitName = UNIT_TITLES[unit].toLowerCase();
  const patch = patchOf(draft, outing, unit);
  const request: CorrectionCheckBody = { sortie: sortieId, kind: draft.kind, patch };
  const hasQuestions =
    checkedRequest?.request === JSON.stringify(request) && checkedRequest.questions.length > 0;

  // The crew of today's outing changes without approval (rule correction.crew).
  const isOfToday = outing !== null && datePart(outing.launch) === club?.today;
  const isCrewAlone = isOfToday && draft.kind === 'edit' && Object.keys(patch).join() === 'crew';

  const refusalOf = (): string | null => {
    const isComplete = draft.kind !== 'missing' || (draft.bus && draft.launch && draft.land && draft.miles);
    if (!isComplete) return fieldsNeeded(unitName);
    if (patch.miles !== undefined && landingMilesRule(patch.miles)) return distanceInvalid(unit);
    return correctionPatchRule(draft.kind, patch) ?? correctionReasonRule(draft.reason);
  };
  const fail = (error: unknown) => {
    const { text, code } = failureOf(error as Parameters<typeof failureOf>[0]);
    setRefusal(text);
    if (code === 'newer_version') onChanged();
  };
  const submit = async () => {
    if (isBusy) return;
    if (isCrewAlone && sortieId !== null) {
      const corrected = await setCrew({ id: sortieId, crew: draft.crew });
      if (!corrected.data) return fail(corrected.error);
      drop();
      showResult(undefined, CREW_CORRECTED);
      return navigate('/sorties');
    }
    const refused = refusalOf();
    setRefusal(refused ?? undefined);
    if (refused !== null) return;
    if (!hasQuestions) {
      const checked = await check(request);
      if (!checked.data) return fail(checked.error);
      const { questions } = checked.data;
      setCheckedRequest({ request: JSON.stringify(request), questions });
      if (questions.length > 0) return;
    }
    const answer = await ask({ ...request, baseRev: known?.rev ?? null, reason: draft.reason.trim() });
    if (!answer.data) return fail(answer.error);
    drop();
    showResult(undefined, REQUEST_SENT);
    await navigate(`/corrections?open=${answer.data._id}`);
  };

  return (
    <Form label={CORRECTION} onSubmit={() => void submit()} error={refusal}>
      {!isOnline && <Notice tone="amber">{NEEDS_CONNECTION}</Notice>}
      {outing && (
        <SelectField
          label={CORRECTION_KIND}
          options={kinds.map((kind) => ({ value: kind, label: KIND_TEXTS[kind] }))}
          value={draft.kind}
          onChange={(kind) => set({ kind: kind as CorrectionKind })}
        />
      )}
      {isSplit && <Notice>{splitHint(unitName)}</Notice>}
      <Fields>
        {has('bus') && (
          <SelectField
            label={BOAT}
            options={[
              ...(outing && !boatIds.has(outing.bus_id) ? [{ value: outing.bus_id, label: outing.bus }] : []),
              ...boats.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            placeholder={CHOOSE_A_BOAT}
            value={draft.bus}
            onChange={(bus) => set({ bus })}
          />
        )}
        {has('launch') && (
          <TextField
            label={isSplit ? SECOND_BEGINS : LAUNCHED}
            type="datetime-local"
            value={draft.launch}
            onChange={(launch) => set({ launch })}
          />
        )}
        {has('land') && (
          <TextField
            label={LANDED}
            type="datetime-local"
            value={draft.land}
            onChange={(land) => set({ land })}
          />
        )}
        {has('miles') && (
          <TextField
            label={isSplit ? distanceOfSecond(UNIT_TITLES[unit]) : UNIT_TITLES[unit]}
            inputMode="decimal"
            value={draft.miles}
            onChange={(miles) => set({ miles })}
          />
        )}
      </Fields>
      {has('crew') && (
        <CrewField
          label={OTHER_CREW}
          addLabel={ADD_TO_CREW}
          limit={CREW_MAX}
          taken={[outing?.launcher._id ?? me]}
          known={outing?.crew ?? []}
          value={draft.crew}
          onChange={(crew) => set({ crew })}
        />
      )}
      {has('description') && (
        <TextAreaField
          label={NOTES}
          limit={NOTES_MAX}
          value={draft.description}
          onChange={(description) => set({ description })}
        />
      )}
      {has('type') && <TypeField value={draft.type} onChange={(type) => set({ type })} />}
      {isCrewAlone ? (
        <Notice>{CREW_WITHOUT_APPROVAL}</Notice>
      ) : (
        <TextAreaField
          label={REASON}
          hint={REASON_HINT}
          limit={REASON_MAX}
          value={draft.reason}
          onChange={(reason) => set({ reason })}
        />
      )}
      <div role="alert">{hasQuestions && <Questions questions={checkedRequest.questions} />}</div>
      <Row>
        <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isOnline}>
          {isCrewAlone ? CHANGE_CREW : hasQuestions ? SUBMIT_ANYWAY : SUBMIT_REQUEST}
        </Button>
      </Row>
    </Form>
  );
}
