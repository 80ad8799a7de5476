import { lineText } from '@fleetwatch/contract/safety/sheetText';
import type { AlertLine } from '@fleetwatch/contract/safety/wire';
import { Lines } from '../screen/safetyStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { LOG } from './texts.ts';

/** The log of an alert, in order. */
export function AlertLines({ lines }: { lines: readonly AlertLine[] }) {
  const { timeOf } = useClubTime();
  return (
    <Lines aria-label={LOG}>
      {lines.map((line) => (
        <li key={`${line.at} ${line.what}`}>
          <time dateTime={new Date(line.at).toISOString()}>{timeOf(line.at)}</time>
          <span>{lineText(line)}</span>
        </li>
      ))}
    </Lines>
  );
}
