import type { SunDay } from '@fleetwatch/kit/ui/time/sunTimes.ts';
import { labelWidth, shownLabels, type AxisLabel } from '@fleetwatch/kit/ui/chart/shownLabels.ts';
import { minuteOfDay, type DayScale } from './dayScale.ts';

const HOUR = 60;
/** Width of the icon beside a sun time, with its gap. */
const ICON_PX = 24;

export interface HourLabel extends AxisLabel {
  text: string;
}

export interface SunLabel extends HourLabel {
  icon: 'sunrise' | 'sunset';
}

/**
 * Returns the times on a day's axis, px from its left end: the sun's, and the hours that have room beside them (rule
 * sortie.axis).
 */
export function dayAxis(
  { firstHour, lastHour, shareOf }: DayScale,
  width: number,
  sun: SunDay | null,
): { hours: HourLabel[]; suns: SunLabel[] } {
  const suns = (sun?.kind === 'rises' ? (['sunrise', 'sunset'] as const) : []).map((icon) => {
    const text = sun?.kind === 'rises' ? sun[icon] : '';
    return { icon, text, at: shareOf(minuteOfDay(text)) * width, width: labelWidth(text) + ICON_PX };
  });
  const all = Array.from({ length: lastHour - firstHour + 1 }, (_, index): HourLabel => {
    const text = `${firstHour + index}:00`;
    return { text, at: shareOf((firstHour + index) * HOUR) * width, width: labelWidth(text) };
  });
  return { hours: shownLabels(all, suns), suns };
}

/** Returns the two nights of a day, as shares of its scale: before sunrise, and from sunset on. */
export function nightsOf({ shareOf }: DayScale, sun: SunDay | null): { from: number; to: number }[] {
  if (sun?.kind === 'down') return [{ from: 0, to: 1 }];
  if (sun?.kind !== 'rises') return [];
  return [
    { from: 0, to: shareOf(minuteOfDay(sun.sunrise)) },
    { from: shareOf(minuteOfDay(sun.sunset)), to: 1 },
  ];
}
