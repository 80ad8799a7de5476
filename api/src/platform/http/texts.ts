export const ANSWER_TOO_LARGE = 'The answer is too large.';
export const REDIRECTED = 'It redirects to another address.';
export const NOT_JSON = 'The answer is not JSON.';
export const OTHER_ADDRESS = 'The address is not allowed.';
export const answeredStatus = (status: number): string => `It answered with status ${status}.`;
export const TOO_SLOW = 'It did not answer in time.';
export const UNREACHABLE = 'It cannot be reached.';
