/**
 * How bodies are read. What is no answer of the API throws, which fetchBaseQuery reports as a PARSING_ERROR and
 * `failureOfFetch` as garbled.
 */

/** JSON, or nothing with status 204. The library's own reader takes any empty body for an answer. */
export const readJson = async (answer: Response): Promise<unknown> =>
  answer.status === 204 ? null : answer.json();

/** A refusal is JSON also where the answer would be text. The API has no pages: one is a captive portal's. */
export const readText = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) return answer.json();
  if (/html/i.test(answer.headers.get('content-type') ?? ''))
    throw new TypeError('A page in place of a text');
  return answer.text();
};
