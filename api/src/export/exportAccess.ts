import { isInCharge } from '../damages/damagePolicy.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { officesOf } from '../officers/officerDirectory.ts';
import { ALARMS_HIDDEN, INJURIES_HIDDEN, hiddenParts } from './texts.ts';

/** Rights of the exporting member that affect the content of an export. */
export interface ExportAccess {
  /** Member id; null for the operator. */
  memberId: string | null;
  /** Whether injuries and third parties are included (rule damage.private). */
  seesInjuries: boolean;
  /** Whether actions on overdue boats are included (rule safety.alerts). */
  seesAlarms: boolean;
}

/** Full access, for the operator. */
export const FULL_ACCESS: ExportAccess = { memberId: null, seesInjuries: true, seesAlarms: true };

/** Reads a member's access: an export contains only data that other calls show them (rule leaving.sight). */
export async function readExportAccess(memberId: string): Promise<ExportAccess> {
  const member = (await memberDirectory.get()).get(memberId);
  const isConfirmedCoach = member?.isActive === true && member.coachRights === 'confirmed';
  const offices = await officesOf(memberId);
  const isSafety = offices.includes('safety');
  return {
    memberId,
    seesInjuries: isSafety || isInCharge({ id: memberId, isConfirmedCoach, offices }),
    seesAlarms: isSafety || isConfirmedCoach || offices.includes('duty'),
  };
}

const INJURIES = ['injury', 'thirdParty'];
const ALARMS = ['steps', 'lines', 'told', 'helpTold', 'clothing', 'outcome'];

/** Fields of a document that an export omits for its recipient. */
export function hiddenFields(
  model: string,
  document: object,
  { memberId, seesInjuries, seesAlarms }: ExportAccess,
): readonly string[] {
  if (model === 'Alert' && !seesAlarms) return ALARMS;
  if (model !== 'Damage' || seesInjuries) return [];
  const isOwn = 'by' in document && String(document.by) === memberId;
  return isOwn ? [] : INJURIES;
}

/** Describes the omitted parts of an export; '' for none. */
export function hiddenText({ seesInjuries, seesAlarms }: ExportAccess): string {
  const left = [...(seesInjuries ? [] : [INJURIES_HIDDEN]), ...(seesAlarms ? [] : [ALARMS_HIDDEN])];
  return left.length === 0 ? '' : hiddenParts(left.join('; '));
}
