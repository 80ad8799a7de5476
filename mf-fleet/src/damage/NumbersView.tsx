import { KIND_TEXTS, PART_TEXTS, SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { useState } from 'react';
import styled from 'styled-components';
import type { BoatNumbers, ClassNumbers, DamageNumbers } from '@fleetwatch/contract/damages/numbers';
import { formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { milesOf } from '@fleetwatch/contract/sorties/miles';
import { seasonFileName, seasonName, seasonOfDay } from '@fleetwatch/contract/time/season';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CsvDialog } from '@fleetwatch/kit/ui/csv/CsvDialog';
import { useCsvAddress } from '@fleetwatch/kit/ui/csv/useCsvAddress.ts';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { FigureList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { BarChart } from './BarChart.tsx';
import { useDamageNumbersQuery, useDamagesCsvQuery } from './damageApi.ts';
import {
  AGE,
  BOAT,
  BOATS_AND_CLASSES,
  BY_BOAT,
  BY_CLASS,
  CLASS,
  COST,
  CSV,
  DAMAGE_REPORTS,
  DAYS_OUT,
  DAYS_TO_CLOSE,
  NO_CLASS,
  NO_REPORTS_THIS_SEASON,
  OLDER,
  OPEN_BY_AGE,
  OPEN_REPORTS_BY_AGE,
  PART,
  PARTS,
  REPORTS,
  REPORTS_BY_PART,
  SEASON,
  SEASON_TOTALS,
  UP_TO_30_DAYS,
  UP_TO_7_DAYS,
  amountText,
  perThousand,
  perUnitOf,
  severityClosed,
} from './texts.ts';

/** Selectable seasons: the current one and earlier ones. */
const SEASONS = 3;

const Tools = styled.div`
  display: flex;
  align-items: end;
  gap: var(--s3);
  margin-bottom: var(--s4);
  > div {
    flex: 0 1 14rem;
  }
`;

const Cards = styled.div`
  display: grid;
  /* Two columns at most. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(22rem, 40%), 100%), 1fr));
  gap: var(--s4);
  align-items: start;
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const Column = styled.div`
  display: grid;
  gap: var(--s4);
`;

const Scroll = styled.div`
  overflow-x: auto;
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }
  th,
  td {
    padding: var(--s2) 0 var(--s2) var(--s3);
    border-bottom: var(--border) solid var(--line);
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: var(--muted);
  }
`;

const orNone = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

function columnsIn(unit: ShownUnit): string[] {
  const [thousand, one] = unit === 'mi' ? ['mi', 'mile'] : ['km', 'km'];
  return [REPORTS, UNIT_TITLES[unit], perThousand(thousand), DAYS_OUT, COST, perUnitOf(one)];
}

/** Converts a figure per mile into one per displayed unit; per kilometer for meters too. */
const perUnit = (perMile: number | null, unit: ShownUnit): number | null =>
  perMile === null || unit === 'mi' ? perMile : perMile * milesOf(1_000);

function NumbersTable({
  label,
  of,
  rows,
}: {
  label: string;
  of: string;
  rows: readonly (ClassNumbers & { head: string })[];
}) {
  const unit = useUnit();
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[of, ...columnsIn(unit)].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, reports, miles, perThousandMiles, daysOut, cost, costPerMile }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td>{reports}</td>
              <td>{formatIn(miles, unit)}</td>
              <td>{orNone(perUnit(perThousandMiles, unit))}</td>
              <td>{daysOut}</td>
              <td>{amountText(cost)}</td>
              <td>{orNone(perUnit(costPerMile, unit))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const asRow = (numbers: BoatNumbers) => ({ ...numbers, head: numbers.boatName });
const asClassRow = (numbers: ClassNumbers) => ({
  ...numbers,
  head: numbers.className || NO_CLASS,
});

function Numbers({ numbers, file }: { numbers: DamageNumbers; file: string }) {
  const { reports, cost, pending, closing, kinds, parts, boats, classes } = numbers;
  const accidents = kinds.filter(({ kind }) => kind === 'capsize' || kind === 'collision');
  return (
    <Cards>
      <Column>
        <Card title={SEASON_TOTALS}>
          <FigureList>
            <div>
              <dt>{REPORTS}</dt>
              <dd>{reports}</dd>
            </div>
            <div>
              <dt>{COST}</dt>
              <dd>{amountText(cost)}</dd>
            </div>
            {accidents.map(({ kind, reports: count }) => (
              <div key={kind}>
                <dt>{KIND_TEXTS[kind]}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </FigureList>
          <h3>{DAYS_TO_CLOSE}</h3>
          <FigureList>
            {closing.map(({ severity, closed, medianDays }) => (
              <div key={severity}>
                <dt>{severityClosed(SEVERITY_TEXTS[severity].title, closed)}</dt>
                <dd>{medianDays === null ? '–' : medianDays}</dd>
              </div>
            ))}
          </FigureList>
        </Card>
        <Card title={OPEN_BY_AGE}>
          <BarChart
            title={OPEN_REPORTS_BY_AGE}
            fileName={`damage-open-${file}.png`}
            of={AGE}
            unit={REPORTS}
            bars={[
              { label: UP_TO_7_DAYS, value: pending.upTo7 },
              { label: UP_TO_30_DAYS, value: pending.upTo30 },
              { label: OLDER, value: pending.older },
            ]}
          />
        </Card>
      </Column>
      {parts.length > 0 && (
        <Card title={PARTS}>
          <BarChart
            title={REPORTS_BY_PART}
            fileName={`damage-parts-${file}.png`}
            of={PART}
            unit={REPORTS}
            bars={parts.map(({ part, reports: value }) => ({ label: PART_TEXTS[part], value }))}
          />
        </Card>
      )}
      <Card title={BOATS_AND_CLASSES}>
        {boats.length === 0 ? (
          <p>{NO_REPORTS_THIS_SEASON}</p>
        ) : (
          <>
            <NumbersTable label={BY_CLASS} of={CLASS} rows={classes.map(asClassRow)} />
            <NumbersTable label={BY_BOAT} of={BOAT} rows={boats.map(asRow)} />
          </>
        )}
      </Card>
    </Cards>
  );
}

/** A season's reports in numbers (rule damage.numbers). */
export function NumbersView() {
  const { data: club } = useClubQuery();
  const csv = useCsvAddress();
  const [chosen, setChosen] = useState<number | null>(null);
  const seasonStart = club?.seasonStart ?? '01-01';
  const present = club ? seasonOfDay(club.today, seasonStart) : null;
  const season = chosen ?? present;
  const query = useDamageNumbersQuery(season ?? 0, {
    skip: season === null,
    refetchOnMountOrArgChange: true,
  });
  const file = useDamagesCsvQuery(season ?? 0, { skip: season === null || !csv.isOpen });
  const name = season === null ? '' : seasonFileName(season, seasonStart);
  return (
    <>
      <Tools>
        <SelectField
          label={SEASON}
          options={Array.from({ length: present === null ? 0 : SEASONS }, (_, back) => {
            const year = (present ?? 0) - back;
            return { value: String(year), label: seasonName(year, seasonStart) };
          })}
          value={String(season ?? '')}
          onChange={(value) => setChosen(Number(value))}
        />
        <Button onClick={csv.open}>{CSV}</Button>
      </Tools>
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(numbers) => <Numbers numbers={numbers} file={name} />}
      </QueryResult>
      <CsvDialog
        isOpen={csv.isOpen}
        title={DAMAGE_REPORTS}
        csv={file.currentData}
        fileName={`Damage-${name}.csv`}
        error={file.error && !file.isFetching ? failureOf(file.error).text : undefined}
        onRetry={() => void file.refetch()}
        isRetrying={file.isFetching}
        onClose={csv.close}
      />
    </>
  );
}
