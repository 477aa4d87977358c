import { formatRupees } from '@jhola/shared/domain/money/money';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTexts } from '#i18n/use-texts.ts';
import { axisNumber, type SalesRow } from '../rules/sales-rows';
import { overviewTexts } from '../texts';
import styles from './SalesChart.module.css';

/** What the bars show. */
export type Measure = 'revenue' | 'orders';

interface SalesChartProps {
  readonly rows: readonly SalesRow[];
  readonly measure: Measure;
}

/** Sales as bars. For the eye alone: a SalesTable stands beside it. */
export function SalesChart({ rows, measure }: SalesChartProps) {
  return (
    <div className={styles.chart} aria-hidden="true" data-chart={measure}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...rows]}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          barCategoryGap="18%"
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} />
          <XAxis dataKey="tick" tickLine={false} axisLine={false} minTickGap={12} />
          <YAxis
            width={44}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={axisNumber}
          />
          <Tooltip isAnimationActive={false} content={<ChartTooltip />} />
          <Bar dataKey={measure} radius={[4, 4, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface ChartTooltipProps {
  /** Set by the chart. */
  readonly payload?: readonly { readonly payload?: SalesRow }[];
}

/** What a bar says when it is pointed at. */
function ChartTooltip({ payload }: ChartTooltipProps) {
  const texts = useTexts(overviewTexts);
  const row = payload?.[0]?.payload;
  if (!row) return null;
  return (
    <div className={styles.tooltip}>
      {row.name}
      <br />
      <b>{formatRupees(row.revenue)}</b> · {texts.orders}: {row.orders}
    </div>
  );
}
