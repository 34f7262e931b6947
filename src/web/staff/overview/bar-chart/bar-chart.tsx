import { type ComponentType, lazy, Suspense } from 'react'
import { Table } from '#ui-kit/data/table/table.tsx'
import * as styles from './bar-chart.css.ts'
import type { BarsProps, Group, Series } from './bars.tsx'
import { isDense } from './dense.ts'

export type BarChartProps = {
  /** The chart's title, which also names it for screen readers. */
  label: string
  /** The name of the groups, as the table's first column: 'Week'. */
  groupTitle: string
  /** One or two series. */
  series: readonly [Series] | readonly [Series, Series]
  /** The bars in chronological order: a label and one value per series. */
  groups: readonly Group[]
  /** The label of the button that opens the table. */
  tableLabel?: string
}

/** A year of weeks fits next to a column at a desk, and a season on a phone. */
const roomFor = (groups: number) => 40 + Math.max(groups, 6) * (isDense(groups) ? 9 : 20)

/** Wider bars are no easier to read. */
const mostFor = (groups: number) => 96 + Math.max(groups, 6) * (isDense(groups) ? 22 : 86)

const Drawing = lazy<ComponentType<BarsProps>>(() =>
  // If the drawing can't load, the table is enough.
  import('./bars.tsx').catch(() => ({ default: () => null })),
)

/** Values over time, as a drawing and as a table with exact numbers. */
export function BarChart(props: BarChartProps) {
  const { label, groupTitle, series, groups, tableLabel = 'Show as a table' } = props
  return (
    <figure className={styles.figure} style={{ maxWidth: mostFor(groups.length) }}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <Legend series={series} />
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset never becomes narrower than what it holds. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div className={styles.frame} role="group" aria-label={label} tabIndex={0} ref={showTheEnd}>
        <div className={styles.drawing} style={{ minWidth: roomFor(groups.length) }} aria-hidden="true">
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

/** If it's too wide for the screen, shows the newest first. */
function showTheEnd(frame: HTMLElement | null) {
  if (frame) frame.scrollLeft = frame.scrollWidth
}
