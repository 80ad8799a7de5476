import type { Office } from '@fleetwatch/contract/officers/offices';
import type { MemberActor } from './tokens.ts';

/** Whether a member holds any of these offices (rule officer.offices). */
export const holdsOffice = (
  { offices }: Pick<MemberActor, 'offices'>,
  ...wanted: readonly Office[]
): boolean => wanted.some((office) => offices.includes(office));
