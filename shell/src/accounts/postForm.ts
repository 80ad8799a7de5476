import { callApi } from '@fleetwatch/kit/store/callApi';
import type { ApiOutcome } from '@fleetwatch/kit/request/apiCall';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';

interface FormCall {
  url: string;
  body: unknown;
  /** The call needs no sign-in. */
  isOpen?: boolean;
}

/** Posts an account form. Not a tracked mutation, which would keep the passwords while the form is open. */
export function postForm<Answer>(call: FormCall): AppThunk<Promise<ApiOutcome<Answer>>> {
  return callApi<Answer>({ method: 'POST', ...call });
}
