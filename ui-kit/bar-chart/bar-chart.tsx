import { Table } from '../table/table.tsx'
import * as styles from './bar-chart.css.ts'
import { ticksUpTo } from './ticks.ts'

export type Series = { key: string; title: string }

export type Bars = {
  key: string
  /** Under the bars. */
  label: string
  /** One for each series, none below zero. */
  values: readonly number[]
}

export type BarChartProps = {
  label: string
  /** What the groups of bars are, as the first column of the table: 'Week'. */
  groupTitle: string
  /** One or two. */
  series: readonly [Series] | readonly [Series, Series]
  groups: readonly Bars[]
  /** Opens the figures as a table. */
  tableLabel?: string
}

const height = 160
const room = { group: 36, left: 40, bottom: 24, top: 8 }

/** How figures change from one group to the next: drawn, and as a table for whoever wants the numbers. */
export function BarChart(props: BarChartProps) {
  const { label, groupTitle, series, groups, tableLabel = 'Show as a table' } = props
  const ticks = ticksUpTo(Math.max(0, ...groups.flatMap(({ values }) => values)))
  const most = ticks.at(-1) ?? 1
  const width = room.left + Math.max(groups.length, 6) * room.group
  const every = Math.ceil(groups.length / 26)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <span className={styles.legend} aria-hidden="true">
          {series.map(({ key, title }, index) => (
            <span key={key} className={styles.entry}>
              <span className={styles.swatch({ series: seriesOf(index) })} />
              {title}
            </span>
          ))}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset never becomes narrower than what it holds. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div className={styles.frame} role="group" aria-label={label} tabIndex={0} ref={showTheEnd}>
        <svg
          className={styles.drawing}
          style={{ minWidth: width, maxWidth: width * 1.6 }}
          viewBox={`0 0 ${width} ${room.top + height + room.bottom}`}
          aria-hidden="true"
        >
          {ticks.map(tick => (
            <Tick key={tick} value={tick} y={yOf(tick, most)} width={width} />
          ))}
          {groups.map(({ key, label: name, values }, index) => (
            <g key={key} transform={`translate(${room.left + index * room.group} 0)`}>
              {values.map((value, n) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the series stay in their order.
                  key={n}
                  className={styles.bar({ series: seriesOf(n) })}
                  x={4 + n * (barWidth(values.length) + 2)}
                  y={yOf(value, most)}
                  width={barWidth(values.length)}
                  height={yOf(0, most) - yOf(value, most)}
                  rx="2"
                >
                  <title>{`${name}: ${value} ${series[n]?.title ?? ''}`}</title>
                </rect>
              ))}
              {index % every === 0 && (
                <text
                  className={styles.word}
                  x={room.group / 2}
                  y={room.top + height + 16}
                  textAnchor="middle"
                >
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{tableLabel}</summary>
        <Table
          label={label}
          columns={[
            { key: 'group', title: groupTitle },
            ...series.map(({ key, title }) => ({ key, title, align: 'end' as const })),
          ]}
          rows={groups.map(({ key, label: name, values }) => ({ key, cells: [name, ...values] }))}
        />
      </details>
    </figure>
  )
}

/** Where it is too long for the screen, what is newest comes first. */
function showTheEnd(frame: HTMLElement | null) {
  if (frame) frame.scrollLeft = frame.scrollWidth
}

const seriesOf = (index: number) => (index === 0 ? 'first' : 'second')
const barWidth = (count: number) => (count === 1 ? 28 : 13)
const yOf = (value: number, most: number) => room.top + height * (1 - value / most)

function Tick({ value, y, width }: { value: number; y: number; width: number }) {
  return (
    <>
      <line className={styles.line} x1={room.left - 4} x2={width} y1={y} y2={y} />
      <text className={styles.word} x={room.left - 8} y={y + 4} textAnchor="end">
        {value}
      </text>
    </>
  )
}
