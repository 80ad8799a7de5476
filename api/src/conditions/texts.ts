export const NO_READING = 'No reading available.';
export const NO_EXAMPLES = 'Examples are not available here.';
export const ANSWER_UNREADABLE = 'The answer has an unknown format.';
