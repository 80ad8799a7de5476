import { SECOND_PERSON_NEEDED } from '@fleetwatch/contract/damages/texts';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useConfirmUnfitMutation } from './damageApi.ts';
import { CONFIRM_UNFIT, isInDryDock } from './texts.ts';

/** A report that a second person must confirm, with the button for those who can (rule damage.second-person). */
export function ConfirmUnfit({ damage: { _id, boatName, mayConfirm } }: { damage: Damage }) {
  const [confirm, { isLoading }] = useConfirmUnfitMutation();
  const showOutcome = useResultToast();
  const handlePress = async () => {
    const { error } = await confirm(_id);
    showOutcome(error, isInDryDock(boatName));
  };
  return (
    <Notice
      tone="amber"
      actions={
        mayConfirm && (
          <Button isBusy={isLoading} onClick={() => void handlePress()}>
            {CONFIRM_UNFIT}
          </Button>
        )
      }
    >
      {SECOND_PERSON_NEEDED}
    </Notice>
  );
}
