import { useState } from 'react';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { mayMoveTo } from '@fleetwatch/contract/boats/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { useBoatUpdate } from './useBoatUpdate.ts';

interface ChangeGroupFormProps {
  boat: BoatDetail;
  /** Refetches the boat; null when that fails. */
  onReload: () => Promise<BoatDetail | null>;
  onDone: () => void;
}

const SAME_GROUP = 'Please choose another Fleet Group than the present one.';

/** Moves a boat to another class with as many seats (rule boat.change-class). */
export function ChangeGroupForm({ boat, onReload, onDone }: ChangeGroupFormProps) {
  const { data: groups, error } = useFleetGroupsQuery();
  const [base, setBase] = useState(boat);
  const [group, setGroup] = useState(boat.group);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [newer, setNewer] = useState<string>();
  const handleNewer = async (text: string) => {
    const theirs = await onReload();
    if (theirs) setBase(theirs);
    setNewer(text);
  };
  const { ask, confirmation, refused } = useBoatUpdate(onDone, handleNewer);

  const choices = (groups ?? [])
    .filter((choice) => choice._id === base.group || mayMoveTo(choice, base.grouppayload))
    .map(({ _id, name, moniker }) => ({ value: _id, label: `${name} (${moniker})` }));
  const isSame = group === base.group;
  const submit = () => {
    setIsSubmitted(true);
    if (isSame) return;
    ask(base, { name: null, description: null, group, log: null, version: base.version });
  };
  if (!groups) {
    return (
      <Card title="Change fleet group">
        {error ? <Notice tone="red">{failureOf(error).text}</Notice> : <Skeleton />}
      </Card>
    );
  }
  return (
    <Card title="Change fleet group">
      {newer === undefined ? null : <NewerVersion text={newer} changes={[]} />}
      <Form label="Change fleet group" onSubmit={submit}>
        <SelectField
          label="Fleet group"
          hint="Classes with as many seats; fours with and without cox are alike."
          options={choices}
          value={group}
          onChange={(next) => {
            setGroup(next);
            setIsSubmitted(false);
          }}
          error={isSubmitted && isSame ? SAME_GROUP : refused?.text}
        />
        <FormButtons>
          <Button onClick={onDone}>Cancel</Button>
          <Button tone="primary" type="submit">
            Change fleet group
          </Button>
        </FormButtons>
      </Form>
      <ConfirmActionDialog state={confirmation} />
    </Card>
  );
}
