import type { ApiCall } from '../request/apiCall.ts';

/** Whether a write calls for help (rule safety.help): it waits for no other. */
export const isHelpCall = ({ url }: Pick<ApiCall, 'url'>): boolean => url === 'sortie-help';
