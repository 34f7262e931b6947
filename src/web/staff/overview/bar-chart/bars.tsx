import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { bars, look } from './bar-chart.css.ts'
import { isDense } from './dense.ts'

export type Series = {
  /** Tells the series apart. */
  key: string
  /** What is counted, in the legend and as the head of the column. */
  title: string
}

export type Group = {
  /** Tells the groups apart. */
  key: string
  /** Under the bars. */
  label: string
  /** One for each series, none below zero. */
  values: readonly number[]
}

export type BarsProps = {
  /** What is counted; the first has the strong colour. */
  series: readonly Series[]
  /** The bars from left to right. */
  groups: readonly Group[]
}

/** The drawing, in a file of its own: its library is as large as a screen (D-122). Under reduced motion it stands still. */
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
