import { Chart } from '@fleetwatch/kit/ui/chart/Chart';

export interface Bar {
  label: string;
  value: number;
}

interface BarChartProps {
  title: string;
  fileName: string;
  /** Heading of the labels' column: 'Part'. */
  of: string;
  /** Heading of the values' column: 'Reports'. */
  unit: string;
  bars: readonly Bar[];
}

const WIDTH = 340;
const ROW = 28;
const LABEL = 120;
const VALUE = 36;

/** Values as bars with their names, and as a table. */
export function BarChart({ title, fileName, of, unit, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const room = WIDTH - LABEL - VALUE;
  const height = bars.length * ROW;
  return (
    <Chart
      title={title}
      fileName={fileName}
      table={{
        columns: [of, unit],
        rows: bars.map(({ label, value }) => ({ head: label, cells: [value] })),
      }}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        width="100%"
        style={{ maxWidth: 560 }}
        role="img"
        aria-label={title}
        fontSize="13"
      >
        {bars.map(({ label, value }, at) => (
          <g key={label} transform={`translate(0 ${at * ROW})`}>
            <text x={LABEL - 8} y={ROW / 2} textAnchor="end" dominantBaseline="middle" fill="var(--ink)">
              {label}
            </text>
            <rect
              x={LABEL}
              y={5}
              width={Math.max(1, (value / most) * room)}
              height={ROW - 10}
              rx="3"
              fill="var(--water)"
            />
            <text
              x={LABEL + (value / most) * room + 6}
              y={ROW / 2}
              dominantBaseline="middle"
              fill="var(--ink)"
            >
              {value}
            </text>
          </g>
        ))}
      </svg>
    </Chart>
  );
}
