import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { color, fontSize, radius } from '../theme/tokens.css.ts'
import * as styles from './bar-chart.css.ts'

export type Series = { key: string; title: string }

export type Group = {
  key: string
  /** Under the bars. */
  label: string
  /** One for each series, none below zero. */
  values: readonly number[]
}

export type BarsProps = {
  series: readonly Series[]
  groups: readonly Group[]
}

const fills = [color.accentFill, color.lineStrong]
const tip = {
  fontSize: fontSize[14],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
}
const words = { fill: color.inkQuiet, fontSize: 11 }

/** The drawing, in a file of its own: its library is as large as a screen (D-122). Under reduced motion it stands still. */
export default function Bars({ series, groups }: BarsProps) {
  return (
    <BarChart
      responsive
      className={styles.bars}
      data={groups.map(({ label, values }) => ({ label, figures: values }))}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      barGap={2}
      barCategoryGap={4}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={color.line} />
      <XAxis
        dataKey="label"
        interval="equidistantPreserveStart"
        tick={words}
        tickLine={false}
        axisLine={false}
      />
      <YAxis width={40} allowDecimals={false} tick={words} tickLine={false} axisLine={false} />
      <Tooltip
        cursor={{ fill: color.surfaceSunk }}
        contentStyle={tip}
        itemStyle={{ color: color.ink }}
        isAnimationActive={false}
      />
      {series.map(({ key, title }, index) => (
        <Bar
          key={key}
          name={title}
          dataKey={({ figures }: { figures: readonly number[] }) => figures[index] ?? 0}
          fill={fills[index]}
          maxBarSize={28}
          radius={2}
          animationDuration={240}
        />
      ))}
    </BarChart>
  )
}
