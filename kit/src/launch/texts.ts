// @inner

export const BEFORE_YOU_LAUNCH = 'Before you launch';
export const WHAT_STOPS_THE_LAUNCH = 'What stops the launch';
export const REASON_LABEL = 'Reason for launching anyway';
export const REASON_HINT = 'At least 3 characters. Officers see it.';

export const WHO_SUPERVISES = 'Who supervises';
export const SUPERVISOR = 'Supervisor';
export const removeSupervisor = (name: string): string => `Remove ${name} as supervisor`;
