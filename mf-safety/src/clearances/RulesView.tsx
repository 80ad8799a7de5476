import { CLEARANCE_KIND_TEXTS } from '@fleetwatch/contract/clearances/texts';
import { useState } from 'react';
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
import {
  ADD,
  ADD_CLEARANCE,
  ADD_PRESET,
  ADD_REQUIREMENT,
  A_BOAT,
  CHOOSE,
  CLUB_HAS_NONE,
  COUNTRY,
  EVERY_BOAT,
  NO_REQUIREMENTS,
  PRESET_TEXT,
  PRESET_TITLE,
  REQUIREMENTS,
  clearanceText,
  editLabel,
  presetAdded,
  requirementText,
  requirementTitle,
} from './texts.ts';
import { useAddPresetMutation } from './clearancesApi.ts';
import type { ClearanceContext } from './ClearanceContext.ts';
import { RequirementForm } from './RequirementForm.tsx';
import { SupervisionCard } from './SupervisionCard.tsx';
import { useWhere } from './useWhere.ts';
import { CLEARANCES } from '../texts.ts';

/** The one being edited: 'new', or an existing one. */
type Edited<Of> = Of | 'new' | null;

/** Clearances of the club, and requirements of its boats; officers change them. */
export function RulesView({ context }: { context: ClearanceContext }) {
  const [clearance, setClearance] = useState<Edited<Clearance>>(null);
  const [requirement, setRequirement] = useState<Edited<Requirement>>(null);
  const { data: boats = [] } = useAllBoatsQuery();
  const where = useWhere();
  const { clearances, requirements, boatsPerSupervisor, mayGrant, nameOf, classOf } = context;
  const targetOf = ({ boat, fleetGroup }: Requirement): string => {
    if (boat !== null) return boats.find(({ _id }) => _id === boat)?.name ?? A_BOAT;
    return fleetGroup === null ? EVERY_BOAT : classOf(fleetGroup);
  };
  return (
    <Stack>
      {mayGrant && clearances.length === 0 && <PresetCard isFirst />}
      <Head>
        <h2>{CLEARANCES}</h2>
        {mayGrant && clearance === null && (
          <Button icon="plus" onClick={() => setClearance('new')}>
            {ADD_CLEARANCE}
          </Button>
        )}
      </Head>
      {clearance === 'new' && <ClearanceForm context={context} onDone={() => setClearance(null)} />}
      {clearances.length === 0 ? (
        <p>{CLUB_HAS_NONE}</p>
      ) : (
        <EntryList aria-label={CLEARANCES}>
          {clearances.map((one) => (
            <li key={one._id}>
              {clearance !== null && clearance !== 'new' && clearance._id === one._id ? (
                <ClearanceForm context={context} before={one} onDone={() => setClearance(null)} />
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
                    <IconButton icon="pen" label={editLabel(one.name)} onClick={() => setClearance(one)} />
                  )}
                </Line>
              )}
            </li>
          ))}
        </EntryList>
      )}
      <Head>
        <h2>{REQUIREMENTS}</h2>
        {mayGrant && requirement === null && clearances.some(({ kind }) => kind !== 'ban') && (
          <Button icon="plus" onClick={() => setRequirement('new')}>
            {ADD_REQUIREMENT}
          </Button>
        )}
      </Head>
      {requirement === 'new' && (
        <RequirementForm context={context} where={where} boats={boats} onDone={() => setRequirement(null)} />
      )}
      {requirements.length === 0 ? (
        <p>{NO_REQUIREMENTS}</p>
      ) : (
        <EntryList aria-label={REQUIREMENTS}>
          {requirements.map((one) => {
            const title = requirementTitle(targetOf(one), nameOf(one.clearance));
            return (
              <li key={one._id}>
                {requirement !== null && requirement !== 'new' && requirement._id === one._id ? (
                  <RequirementForm
                    context={context}
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
                      <IconButton icon="pen" label={editLabel(title)} onClick={() => setRequirement(one)} />
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

/** Adds a country's usual clearances and requirements (rule clearance.presets). */
function PresetCard({ isFirst }: { isFirst: boolean }) {
  const [key, setKey] = useState('');
  const [isShown, setIsShown] = useState(isFirst);
  const [add, { isLoading }] = useAddPresetMutation();
  const showOutcome = useResultToast();
  if (!isShown) {
    return (
      <FormButtons>
        <Button onClick={() => setIsShown(true)}>{ADD_PRESET}</Button>
      </FormButtons>
    );
  }
  const handleAdd = async () => {
    const { data, error } = await add({ preset: key });
    showOutcome(error, presetAdded(data?.clearances ?? 0, data?.requirements ?? 0));
    if (!error) setIsShown(false);
  };
  return (
    <Card title={PRESET_TITLE}>
      <p>{PRESET_TEXT}</p>
      <SelectField
        label={COUNTRY}
        options={CLEARANCE_PRESETS.map(({ key: value, title }) => ({ value, label: title }))}
        placeholder={CHOOSE}
        value={key}
        onChange={setKey}
      />
      <FormButtons>
        <Button tone="primary" isBusy={isLoading} disabled={key === ''} onClick={() => void handleAdd()}>
          {ADD}
        </Button>
      </FormButtons>
    </Card>
  );
}
