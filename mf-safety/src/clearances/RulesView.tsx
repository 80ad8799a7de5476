import { useState } from 'react';
import { CLEARANCE_KIND_TEXTS } from '@fleetwatch/contract/clearances/kinds';
import { CLEARANCE_PRESETS } from '@fleetwatch/contract/clearances/presets';
import type { Clearance, Requirement } from '@fleetwatch/contract/clearances/wire';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { ClearanceForm } from './ClearanceForm.tsx';
import { Head, Line } from './clearanceStyle.ts';
import { clearanceText, requirementText } from './clearanceTexts.ts';
import { useAddPresetMutation } from './clearancesApi.ts';
import type { Known } from './Known.ts';
import { RequirementForm } from './RequirementForm.tsx';
import { SupervisionCard } from './SupervisionCard.tsx';
import { useWhere } from './useWhere.ts';

/** What is edited: 'new', or one that is there. */
type Edited<Of> = Of | 'new' | null;

/** What members can be cleared for, and what boats ask of their crews; officers change it. */
export function RulesView({ known }: { known: Known }) {
  const [clearance, setClearance] = useState<Edited<Clearance>>(null);
  const [requirement, setRequirement] = useState<Edited<Requirement>>(null);
  const { data: boats = [] } = useAllBoatsQuery();
  const where = useWhere();
  const { clearances, requirements, boatsPerSupervisor, mayGrant, nameOf, classOf } = known;
  const targetOf = ({ boat, fleetGroup }: Requirement): string => {
    if (boat !== null) return boats.find(({ _id }) => _id === boat)?.name ?? 'A boat';
    return fleetGroup === null ? 'Every boat' : classOf(fleetGroup);
  };
  return (
    <Stack>
      {mayGrant && clearances.length === 0 && <PresetCard isFirst />}
      <Head>
        <h2>Clearances</h2>
        {mayGrant && clearance === null && (
          <Button icon="plus" onClick={() => setClearance('new')}>
            Add a clearance
          </Button>
        )}
      </Head>
      {clearance === 'new' && <ClearanceForm known={known} onDone={() => setClearance(null)} />}
      {clearances.length === 0 ? (
        <p>The club has no clearances yet.</p>
      ) : (
        <EntryList aria-label="Clearances">
          {clearances.map((one) => (
            <li key={one._id}>
              {clearance !== null && clearance !== 'new' && clearance._id === one._id ? (
                <ClearanceForm known={known} before={one} onDone={() => setClearance(null)} />
              ) : (
                <Line>
                  <div>
                    <strong>{one.name}</strong>
                    <Quiet>{clearanceText(one, nameOf)}</Quiet>
                  </div>
                  <Badge $tone={one.kind === 'ban' ? 'red' : 'neutral'}>
                    {CLEARANCE_KIND_TEXTS[one.kind]}
                  </Badge>
                  {mayGrant && (
                    <IconButton icon="pen" label={`Edit ${one.name}`} onClick={() => setClearance(one)} />
                  )}
                </Line>
              )}
            </li>
          ))}
        </EntryList>
      )}
      <Head>
        <h2>Requirements</h2>
        {mayGrant && requirement === null && clearances.some(({ kind }) => kind !== 'ban') && (
          <Button icon="plus" onClick={() => setRequirement('new')}>
            Add a requirement
          </Button>
        )}
      </Head>
      {requirement === 'new' && (
        <RequirementForm known={known} where={where} boats={boats} onDone={() => setRequirement(null)} />
      )}
      {requirements.length === 0 ? (
        <p>No boat asks for anything yet.</p>
      ) : (
        <EntryList aria-label="Requirements">
          {requirements.map((one) => {
            const title = `${targetOf(one)}: ${nameOf(one.clearance)}`;
            return (
              <li key={one._id}>
                {requirement !== null && requirement !== 'new' && requirement._id === one._id ? (
                  <RequirementForm
                    known={known}
                    where={where}
                    boats={boats}
                    before={one}
                    onDone={() => setRequirement(null)}
                  />
                ) : (
                  <Line>
                    <div>
                      <strong>{title}</strong>
                      <Quiet>{requirementText(one, where)}</Quiet>
                    </div>
                    {mayGrant && (
                      <IconButton icon="pen" label={`Edit ${title}`} onClick={() => setRequirement(one)} />
                    )}
                  </Line>
                )}
              </li>
            );
          })}
        </EntryList>
      )}
      {boatsPerSupervisor !== undefined && (
        <SupervisionCard key={boatsPerSupervisor} {...{ boatsPerSupervisor, mayGrant }} />
      )}
      {mayGrant && clearances.length > 0 && <PresetCard isFirst={false} />}
    </Stack>
  );
}

/** Adds what is usual in a country (rule clearance.presets). */
function PresetCard({ isFirst }: { isFirst: boolean }) {
  const [key, setKey] = useState('');
  const [isShown, setIsShown] = useState(isFirst);
  const [add, { isLoading }] = useAddPresetMutation();
  const showOutcome = useResultToast();
  if (!isShown) {
    return (
      <FormButtons>
        <Button onClick={() => setIsShown(true)}>Add what is usual in a country</Button>
      </FormButtons>
    );
  }
  const handleAdd = async () => {
    const { data, error } = await add({ preset: key });
    showOutcome(
      error,
      `Added: ${data?.clearances ?? 0} clearances, ${data?.requirements ?? 0} requirements.`,
    );
    if (!error) setIsShown(false);
  };
  return (
    <Card title="Begin with what is usual">
      <p>
        Clearances and requirements of a country’s clubs, to be changed afterwards. What the club has already
        stays as it is. Requirements count from now on: grant the clearances first, or let them warn.
      </p>
      <SelectField
        label="Country"
        options={CLEARANCE_PRESETS.map(({ key: value, title }) => ({ value, label: title }))}
        placeholder="Please choose"
        value={key}
        onChange={setKey}
      />
      <FormButtons>
        <Button tone="primary" isBusy={isLoading} disabled={key === ''} onClick={() => void handleAdd()}>
          Add
        </Button>
      </FormButtons>
    </Card>
  );
}
