import { coachFormOf } from '../coach/coachForms.ts';
import type { CoachForm } from '../coach/coachForms.ts';

/** The member's action on the actions screen; `idle` shows the dashboard. */
export type Action = 'idle' | 'deck' | 'launch' | 'land' | 'coach';

/** Name of the parameter for the class whose boats out are shown. */
export const SHOWN_CLASS = 'out';

/** The class tab that lists boats still in; longer than a moniker may be, so no class can have it. */
export const UNLAUNCHED = 'not-launched';

/** A member's place on the screen. All of it is in the address, so that back and reload work. */
export interface ActionPlace {
  action: Action;
  /** Moniker of the chosen boat class, UNLAUNCHED, or '' for the placeholder. */
  boatClass: string;
  /** Id of the picked boat (of the lender when borrowing), '' if none is. */
  picked: string;
  /** The form of the coach's panel, '' if none is open. */
  form: CoachForm | '';
}

export const IDLE: ActionPlace = { action: 'idle', boatClass: '', picked: '', form: '' };

/** Reads the place from the address; values that do not belong to the action are dropped. */
export function readPlace(params: URLSearchParams): ActionPlace {
  const action = params.get('do');
  if (action === 'land' || action === 'deck') return { ...IDLE, action };
  const form = coachFormOf(params.get('form'));
  if (action === 'coach' && form !== '') return { ...IDLE, action, form };
  if (action !== 'launch') return IDLE;
  const boatClass = params.get('class') ?? '';
  return { ...IDLE, action, boatClass, picked: boatClass === '' ? '' : (params.get('boat') ?? '') };
}

/** `writePlace({ action: 'launch', boatClass: '4+', picked: '' })` is `do=launch&class=4%2B` */
export function writePlace({ action, boatClass, picked, form }: ActionPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (action !== 'idle') params.set('do', action);
  if (action === 'coach') params.set('form', form);
  if (action === 'launch' && boatClass !== '') {
    params.set('class', boatClass);
    if (picked !== '') params.set('boat', picked);
  }
  return params;
}
