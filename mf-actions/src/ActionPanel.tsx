import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { CoachPart, DeckPart, LandPart, LaunchPart } from './actionParts.tsx';
import type { ChangeLaunch, LaunchDraft } from './launch/launchDraft.ts';
import { IDLE } from './screen/actionParams.ts';
import type { ActionPlace } from './screen/actionParams.ts';
import type { Go } from './screen/useActionPlace.ts';
import { LAND, LAUNCH, TOGGLE_ON_DECK } from './texts.ts';

interface ActionPanelProps {
  /** Id of the tab strip. */
  id: string;
  place: ActionPlace;
  go: Go;
  launchDraft: LaunchDraft;
  onLaunchDraft: ChangeLaunch;
  onLaunched: () => void;
  /** One of the member's several boats has landed. */
  onLanded: () => void;
  /** The panel has nothing left to do. */
  onDone: () => void;
}

/** The panel of the chosen action; empty while none is chosen. */
export function ActionPanel({ id, place, go, ...panel }: ActionPanelProps) {
  switch (place.action) {
    case 'deck':
      return (
        <TabPanel id={id} label={TOGGLE_ON_DECK}>
          <DeckPart.View onDone={panel.onDone} />
        </TabPanel>
      );
    case 'launch':
      return (
        <TabPanel id={id} label={LAUNCH}>
          <LaunchPart.View
            place={place}
            onPlace={go}
            draft={panel.launchDraft}
            onDraft={panel.onLaunchDraft}
            onLaunched={panel.onLaunched}
          />
        </TabPanel>
      );
    case 'land':
      return (
        <TabPanel id={id} label={LAND}>
          <LandPart.View onLanded={panel.onLanded} onDone={panel.onDone} />
        </TabPanel>
      );
    case 'coach':
      return (
        <CoachPart.View
          form={place.form}
          onForm={(form) => go(form === '' ? IDLE : { ...place, form }, { replace: true })}
        />
      );
    default:
      return null;
  }
}
