import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { bars, look } from './bar-chart.css.ts'
import { isDense } from './dense.ts'

export type Series = {
  /** A unique key for the series. */
  key: string
  /** The name of the series, for the legend and the column heading. */
  title: string
}

export type Group = {
  /** A unique key for the group. */
  key: string
  /** The label under the bars. */
  label: string
  /** One value per series, none below zero. */
  values: readonly number[]
}

export type BarsProps = {
  /** The series; the first one gets the strong color. */
  series: readonly Series[]
  /** The groups of bars from left to right. */
  groups: readonly Group[]
}

/**
 * The drawing, in a separate file because its library is as large as a screen (D-122). Not animated under reduced
 * motion.
 */
export default function Bars({ series, groups }: BarsProps) {
  return (
    <BarChart
      responsive
      className={bars}
      data={groups.map(({ label, values }) => ({ label, figures: values }))}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      barGap={isDense(groups.length) ? 0 : 2}
      barCategoryGap={isDense(groups.length) ? 2 : 4}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={look.line} />
      <XAxis
        dataKey="label"
        interval="equidistantPreserveStart"
        tick={look.words}
        tickLine={false}
        axisLine={false}
      />
      <YAxis width={40} allowDecimals={false} tick={look.words} tickLine={false} axisLine={false} />
      <Tooltip
        cursor={look.cursor}
        contentStyle={look.tip}
        itemStyle={look.tipLine}
        isAnimationActive={false}
      />
      {series.map(({ key, title }, index) => (
        <Bar
          key={key}
          name={title}
          dataKey={({ figures }: { figures: readonly number[] }) => figures[index] ?? 0}
          fill={look.fills[index]}
          maxBarSize={28}
          radius={isDense(groups.length) ? 1 : 2}
          animationDuration={240}
        />
      ))}
    </BarChart>
  )
}
