import { conditionsAt, isFresh } from '@fleetwatch/contract/conditions/flags';
import { EXAMPLE_READINGS, NO_READING, rowText, INPUT_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { ageText, readingText } from '@fleetwatch/contract/conditions/strip';
import { INPUTS, type ShownUnits } from '@fleetwatch/contract/conditions/units';
import type { ConditionReading, ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { ConditionsFacts } from '@fleetwatch/kit/parts/ConditionsStrip';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { Line } from '../clearances/clearanceStyle.ts';
import { NOW, READINGS, flagUntil, tooOld } from './texts.ts';

const MINUTE_MS = 60_000;

/** Wind first, as on the strip. */
const inOrder = (readings: readonly ConditionReading[]): ConditionReading[] =>
  readings.toSorted((one, other) => INPUTS.indexOf(one.input) - INPUTS.indexOf(other.input));

interface OutsideProps {
  answer: ConditionsAnswer;
  timezone: string;
  /** Milliseconds by which the device's clock is behind the club's. */
  skewMs: number;
}

/** The flag and its reasons, and every reading with its age and source. Ages are computed here, minute by minute. */
export function Outside({ answer, timezone, skewMs }: OutsideProps) {
  const now = useNow(MINUTE_MS) + skewMs;
  const { manual, raised, rows, isMissing } = conditionsAt(answer, now);
  const activeRows = rows.filter(({ standing }) => standing === 'beyond' || standing === 'held');
  const flags = manual?.loweredFrom ? [...raised, manual] : raised;
  return (
    <Card title={NOW}>
      <Stack>
        <div>
          <ConditionsFacts answer={answer} nowMs={now} timezone={timezone} isShort />
        </div>
        {isMissing && <Notice tone="amber">{NO_READING}</Notice>}
        {flags.map(({ _id, colour, text, until, by }) => (
          <Notice key={_id} tone={colour === 'red' ? 'red' : 'amber'}>
            {flagUntil(colour, text, localTextOf(until, timezone).slice(11, 16), by)}
          </Notice>
        ))}
        {activeRows.map((row) => (
          <p key={row.rule.id}>{rowText(row, answer.units)}</p>
        ))}
        {answer.readings.length > 0 && (
          <EntryList aria-label={READINGS}>
            {inOrder(answer.readings).map((reading) => (
              <Reading
                key={`${reading.input} ${reading.sourceId ?? ''}`}
                reading={reading}
                units={answer.units}
                now={now}
              />
            ))}
          </EntryList>
        )}
      </Stack>
    </Card>
  );
}

interface ReadingProps {
  reading: ConditionReading;
  units: ShownUnits | undefined;
  now: number;
}

function Reading({ reading, units, now }: ReadingProps) {
  const { input, source, where, isExample } = reading;
  const from = [source, where, isExample ? EXAMPLE_READINGS : ''].filter(Boolean).join(', ');
  return (
    <li>
      <Line>
        <div>
          <strong>
            {INPUT_TEXTS[input]} {readingText(reading, units)}
          </strong>
          <Quiet>{from}</Quiet>
        </div>
        <Badge $tone={isFresh(reading, now) ? 'neutral' : 'amber'}>
          {isFresh(reading, now) ? ageText(reading, now) : tooOld(ageText(reading, now))}
        </Badge>
      </Line>
    </li>
  );
}
