import type { ComparedOuting, ImportDetail, PreviewChange } from '@fleetwatch/contract/import/wire';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useAnswerImportMutation } from './importApi.ts';
import { EntryList } from './importStyle.ts';
import {
  CHANGED_IN_FILE,
  changedHereText,
  CHANGED_HERE,
  moreLikeThese,
  TAKE_CHANGES_HINT,
  takeChangesText,
} from './texts.ts';

type Part = 'boat' | 'time' | 'crew' | 'distance';
const PARTS: readonly Part[] = ['boat', 'time', 'crew', 'distance'];

/** Changes in the file since an earlier import, and whether to apply them (rule moving.again). */
export function ChangesCard({ detail }: { detail: ImportDetail }) {
  const [answer, { isLoading, error }] = useAnswerImportMutation();
  const { _id, mapping, preview } = detail;
  const changes = preview?.changes;
  if (!changes || !mapping) return null;
  const { offered, changedHere, shown } = changes;
  return (
    <>
      <h3>{CHANGED_IN_FILE}</h3>
      {offered > 0 && (
        <CheckboxField
          label={takeChangesText(offered)}
          hint={TAKE_CHANGES_HINT}
          isChecked={mapping.takeChanges === true}
          isDisabled={isLoading}
          onChange={(takeChanges) => void answer({ id: _id, mapping: { ...mapping, takeChanges } })}
        />
      )}
      {changedHere > 0 && <Quiet>{changedHereText(changedHere)}</Quiet>}
      <div role="alert">{error && <Notice tone="red">{failureOf(error).text}</Notice>}</div>
      <EntryList aria-label={CHANGED_IN_FILE}>
        {shown.map((change) => (
          <Change key={change.where} change={change} />
        ))}
      </EntryList>
      {shown.length < offered + changedHere && (
        <Quiet>{moreLikeThese(offered + changedHere - shown.length)}</Quiet>
      )}
    </>
  );
}

function Change({ change: { where, before, after, isChangedHere } }: { change: PreviewChange }) {
  const unit = useUnit();
  const today = useClubQuery().data?.today;
  const textsOf = (outing: ComparedOuting): Record<Part, string> => ({
    boat: outing.boat,
    time: `${dayText(outing.launchedAt, today)} ${shortTime(outing.launchedAt)}–${shortTime(outing.landedAt)}`,
    crew: outing.crew.join(', '),
    distance: formatDistance(outing.milesHundredths / 100, unit),
  });
  const [then, now] = [textsOf(before), textsOf(after)];
  const changed = PARTS.filter((part) => then[part] !== now[part]);
  return (
    <li>
      <div>
        {where}
        {isChangedHere && <Quiet>{CHANGED_HERE}</Quiet>}
      </div>
      <span>{changed.map((part) => `${then[part]} → ${now[part]}`).join('; ')}</span>
    </li>
  );
}
