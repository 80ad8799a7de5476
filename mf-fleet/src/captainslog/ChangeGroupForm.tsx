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
import { CANCEL } from '../texts.ts';
import { CHANGE_FLEET_GROUP, FLEET_GROUP, FLEET_GROUP_HINT, SAME_FLEET_GROUP } from './texts.ts';

interface ChangeGroupFormProps {
  boat: BoatDetail;
  /** Refetches the boat; null when that fails. */
  onReload: () => Promise<BoatDetail | null>;
  onDone: () => void;
}

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
      <Card title={CHANGE_FLEET_GROUP}>
        {error ? <Notice tone="red">{failureOf(error).text}</Notice> : <Skeleton />}
      </Card>
    );
  }
  return (
    <Card title={CHANGE_FLEET_GROUP}>
      {newer === undefined ? null : <NewerVersion text={newer} changes={[]} />}
      <Form label={CHANGE_FLEET_GROUP} onSubmit={submit}>
        <SelectField
          label={FLEET_GROUP}
          hint={FLEET_GROUP_HINT}
          options={choices}
          value={group}
          onChange={(next) => {
            setGroup(next);
            setIsSubmitted(false);
          }}
          error={isSubmitted && isSame ? SAME_FLEET_GROUP : refused?.text}
        />
        <FormButtons>
          <Button onClick={onDone}>{CANCEL}</Button>
          <Button tone="primary" type="submit">
            {CHANGE_FLEET_GROUP}
          </Button>
        </FormButtons>
      </Form>
      <ConfirmActionDialog state={confirmation} />
    </Card>
  );
}
