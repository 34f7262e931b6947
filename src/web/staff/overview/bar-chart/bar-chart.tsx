import { type ComponentType, lazy, Suspense } from 'react'
import { Table } from '#ui-kit/data/table/table.tsx'
import * as styles from './bar-chart.css.ts'
import type { BarsProps, Group, Series } from './bars.tsx'
import { isDense } from './dense.ts'

export type BarChartProps = {
  /** What the figures are; stands above them and names the chart for screen readers. */
  label: string
  /** What the groups of bars are, as the first column of the table: 'Week'. */
  groupTitle: string
  /** One or two. */
  series: readonly [Series] | readonly [Series, Series]
  /** The bars, in the order of time: a label and one value for each series. */
  groups: readonly Group[]
  /** Opens the figures as a table. */
  tableLabel?: string
}

/** A year of weeks stands beside a column at a desk; a season of them has room to be read bar by bar. */
const roomFor = (groups: number) => 40 + Math.max(groups, 6) * (isDense(groups) ? 9 : 36)

const Drawing = lazy<ComponentType<BarsProps>>(() =>
  // For want of a signal the table alone says it.
  import('./bars.tsx').catch(() => ({ default: () => null })),
)

/** How figures change from one group to the next: drawn, and as a table for whoever wants the numbers. */
export function BarChart(props: BarChartProps) {
  const { label, groupTitle, series, groups, tableLabel = 'Show as a table' } = props
  const minWidth = roomFor(groups.length)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <Legend series={series} />
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset never becomes narrower than what it holds. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div className={styles.frame} role="group" aria-label={label} tabIndex={0} ref={showTheEnd}>
        <div className={styles.drawing} style={{ minWidth, maxWidth: minWidth * 2.4 }} aria-hidden="true">
          <Suspense>
            <Drawing series={series} groups={groups} />
          </Suspense>
        </div>
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

const Legend = ({ series }: Pick<BarChartProps, 'series'>) => (
  <span className={styles.legend} aria-hidden="true">
    {series.map(({ key, title }, index) => (
      <span key={key} className={styles.entry}>
        <span className={styles.swatch({ series: index === 0 ? 'first' : 'second' })} />
        {title}
      </span>
    ))}
  </span>
)

/** Where it is too long for the screen, what is newest comes first. */
function showTheEnd(frame: HTMLElement | null) {
  if (frame) frame.scrollLeft = frame.scrollWidth
}
