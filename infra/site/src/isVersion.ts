const NUMBER = String.raw`(?:0|[1-9]\d{0,8})`;
const PART = String.raw`[\dA-Za-z-]{1,40}`;
const VERSION = new RegExp(String.raw`^${NUMBER}(?:\.${NUMBER}){2}(?:-${PART}(?:\.${PART}){0,4})?$`);

/** Whether a text is a semantic version without build metadata: '1.0.2', '1.1.0-rc.1'; never a path such as '1.0.0-..'. */
export const isVersion = (text: unknown): boolean => typeof text === 'string' && VERSION.test(text);
