import { useState } from 'react';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { BOAT_DETAILS_MAX, BOAT_NAME_MAX, LOG_MAX } from '@fleetwatch/contract/boats/limits';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { HullColourField } from '@fleetwatch/kit/parts/HullColourField';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { draftErrors, draftOf, rebaseEdit, updateOf } from './boatEdit.ts';
import type { DraftField, OtherChange } from './boatEdit.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { useBoatUpdate } from './useBoatUpdate.ts';
import { CANCEL } from '../texts.ts';
import { DESCRIPTION, EDIT_BOAT, LOG, NAME, NOTHING_CHANGED, UPLOAD_CHANGES } from './texts.ts';

interface EditBoatFormProps {
  boat: BoatDetail;
  /** Refetches the boat; null when that fails. */
  onReload: () => Promise<BoatDetail | null>;
  onDone: () => void;
}

/**
 * Edits a boat's name, description, hull color and log. The draft is stored on the device until it is sent; a newer version is
 * never overwritten silently.
 */
export function EditBoatForm({ boat, onReload, onDone }: EditBoatFormProps) {
  const [draft, setDraft, dropDraft] = useDraft(`boat:${boat._id}`, { ...draftOf(boat), madeFrom: '' });
  // The version that the draft is based on, also for a restored draft: a refetch may bring a newer one.
  const [base, setBase] = useState(() =>
    draft.madeFrom === '' ? boat : (JSON.parse(draft.madeFrom) as BoatDetail),
  );
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [newer, setNewer] = useState<{ text: string; changes: OtherChange[] }>();

  const handleNewer = async (text: string) => {
    const theirs = await onReload();
    if (!theirs) return setNewer({ text, changes: [] });
    const rebased = rebaseEdit(base, draft, theirs);
    setBase(theirs);
    setDraft({ ...rebased.draft, madeFrom: JSON.stringify(theirs) });
    setNewer({ text, changes: rebased.changes });
  };
  const finish = () => {
    dropDraft();
    onDone();
  };
  const { ask, confirmation, refused } = useBoatUpdate(finish, handleNewer);

  const errors = draftErrors(base, draft);
  const update = updateOf(base, draft);
  const errorOf = (field: DraftField): string | undefined =>
    (isSubmitted ? errors[field] : undefined) ?? (refused?.field === field ? refused.text : undefined);
  const submit = () => {
    setIsSubmitted(true);
    if (update && Object.keys(errors).length === 0) ask(base, update);
  };
  const change = (field: DraftField) => (value: string) =>
    setDraft((last) => ({ ...last, [field]: value, madeFrom: JSON.stringify(base) }));
  return (
    <Card title={EDIT_BOAT}>
      {newer ? <NewerVersion text={newer.text} changes={newer.changes} /> : null}
      <Form
        label={EDIT_BOAT}
        onSubmit={submit}
        error={isSubmitted && update === null ? NOTHING_CHANGED : undefined}
      >
        <TextField
          label={NAME}
          limit={BOAT_NAME_MAX}
          value={draft.name}
          onChange={change('name')}
          error={errorOf('name')}
        />
        <TextField
          label={DESCRIPTION}
          limit={BOAT_DETAILS_MAX}
          value={draft.description}
          onChange={change('description')}
          error={errorOf('description')}
        />
        <HullColourField
          value={draft.hull}
          onChange={(hull) => setDraft((last) => ({ ...last, hull, madeFrom: JSON.stringify(base) }))}
          boatId={boat._id}
        />
        <TextAreaField
          label={LOG}
          limit={Math.max(LOG_MAX, base.log.length)}
          value={draft.log}
          onChange={change('log')}
          error={errorOf('log')}
        />
        <FormButtons>
          <Button onClick={finish}>{CANCEL}</Button>
          <Button tone="primary" type="submit">
            {UPLOAD_CHANGES}
          </Button>
        </FormButtons>
      </Form>
      <ConfirmActionDialog state={confirmation} />
    </Card>
  );
}
