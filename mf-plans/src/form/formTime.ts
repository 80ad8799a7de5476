/** A time in the form: hour 0 to 12, minutes 00, 15, 30 or 45, AM or PM (rule plan.form). */
export interface FormTime {
  hour: number;
  minute: number;
  half: 'AM' | 'PM';
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `clockOf({ hour: 12, minute: 30, half: 'PM' }) === '12:30'`; 12 AM and 0 AM are midnight, 12 PM and 0 PM noon. */
export const clockOf = ({ hour, minute, half }: FormTime): string =>
  `${two((hour % 12) + (half === 'PM' ? 12 : 0))}:${two(minute)}`;

/** `timeOf('18:45')` is 6, 45, PM. */
export function timeOf(clock: string): FormTime {
  const hour = Number(clock.slice(0, 2));
  return {
    hour: hour % 12 === 0 ? 12 : hour % 12,
    minute: Number(clock.slice(3)),
    half: hour < 12 ? 'AM' : 'PM',
  };
}
