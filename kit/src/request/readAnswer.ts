/**
 * Readers of response bodies. A body that is not the API's throws; fetchBaseQuery reports that as a PARSING_ERROR, and
 * `failureOfFetch` as garbled.
 */

/** Reads JSON, or nothing with status 204. The library's own reader accepts any empty body. */
export const readJson = async (answer: Response): Promise<unknown> =>
  answer.status === 204 ? null : answer.json();

/** A refusal is JSON even where the response would be text. The API has no HTML pages: one comes from a captive portal. */
export const readText = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) return answer.json();
  if (/html/i.test(answer.headers.get('content-type') ?? ''))
    throw new TypeError('A page in place of a text');
  return answer.text();
};
