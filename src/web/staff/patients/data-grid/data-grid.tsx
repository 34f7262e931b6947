import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { scrollInstantly, useKeys, useNearEnd, useTopOf } from '../feed/window-list.ts'
import * as styles from './data-grid.css.ts'
import { useRowKeys } from './use-row-keys.ts'

export type GridColumn<Item> = {
  /** The column's key. */
  key: string
  /** The column's heading. */
  title: string
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** How much of the row it takes, beside the others; `date` for a day with its year. */
  width?: 'narrow' | 'medium' | 'date' | 'wide'
  /** In which direction the list can be ordered by it; left out where it can't. */
  order?: 'ascending' | 'descending'
  /** What stands in it, a line at most. */
  cell: (item: Item) => ReactNode
}

export type DataGridProps<Item> = {
  /** What the rows are, for screen readers. */
  label: string
  /** The first one names the row. Always the same ones: with others all rows in view are made anew. */
  columns: readonly GridColumn<Item>[]
  /** The rows that can be shown now. */
  items: readonly Item[]
  /** The total, including items not loaded yet; absent if unknown. */
  total?: number | undefined
  /** More are loading. */
  busy: boolean
  /** Tells the rows apart, and stays the same for each. */
  keyOf: (item: Item) => string
  /** The key of the column by which the list is ordered. */
  sorted: string
  /** Called with the key of the column whose head was pressed. */
  onSort: (column: string) => void
  /** The key of the row that is chosen: the keyboard stands there. */
  chosen: string | undefined
  /** Always the same function, as the next ones are. */
  onChoose: (item: Item) => void
  /** Enter on a row, or a double press. */
  onOpen: (item: Item) => void
  /** Called when the user nears the end of the loaded rows. */
  onNearEnd: () => void
}

/**
 * A dense table of any length (a few rows are a Table, on a phone it is a Feed) that scrolls with the page under its
 * head: only the rows in view are in the document. One row is in the order of the Tab key; arrows, Page, Home and End go from row to row (WAI-ARIA grid).
 */
export function DataGrid<Item>(props: DataGridProps<Item>) {
  const { label, columns, items, total, busy, keyOf, onChoose, onOpen, onNearEnd } = props
  const list = useRef<HTMLDivElement>(null)
  const scrollMargin = useTopOf(list)
  const at = useChosen(props)
  const virtual = useWindowVirtualizer({
    count: items.length,
    scrollMargin,
    overscan: 12,
    estimateSize: () => styles.rowHeight,
    getItemKey: useKeys(items, keyOf),
    // The row of the keyboard stays, however far somebody scrolls.
    rangeExtractor: range => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(at) || at >= items.length ? shown : [...shown, at].toSorted((a, b) => a - b)
    },
    // Under the head, which stays in sight.
    scrollPaddingStart: styles.rowHeight,
    scrollToFn: scrollInstantly,
  })
  const shown = virtual.getVirtualItems()
  useNearEnd(shown.at(-1)?.index ?? -1, items.length, onNearEnd)
  const onKeyDown = useRowKeys({ list, items, at, onChoose, onOpen, scrollTo: virtual.scrollToIndex })

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand at places of their own, which those of a table can't.
    <div
      role="grid"
      aria-label={label}
      aria-busy={busy}
      aria-rowcount={total === undefined ? -1 : total + 1}
      className={styles.grid}
      style={assignInlineVars({ [styles.columns]: columns.map(widthOf).join(' ') })}
    >
      <Head {...props} />
      {/* biome-ignore lint/a11y/useSemanticElements: only a part of the rows is there, each at its own place. */}
      <div
        ref={list}
        role="rowgroup"
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ index, key, start }) => {
          const item = items[index]
          if (item === undefined) return null
          const place = { index, top: start - scrollMargin, current: index === at }
          return <Row key={key} {...{ item, columns, onChoose, onOpen }} {...place} />
        })}
      </div>
    </div>
  )
}

/** Where the chosen row is; not looked for at every frame, because there may be a hundred thousand of them. */
function useChosen<Item>({
  items,
  keyOf,
  chosen,
}: Pick<DataGridProps<Item>, 'items' | 'keyOf' | 'chosen'>): number {
  return useMemo(
    () => Math.max(0, chosen === undefined ? 0 : items.findIndex(item => keyOf(item) === chosen)),
    [items, keyOf, chosen],
  )
}

const widths = {
  narrow: 'minmax(0, .7fr)',
  medium: 'minmax(0, 1fr)',
  date: 'minmax(0, 1.25fr)',
  wide: 'minmax(0, 1.6fr)',
}

const widthOf = ({ width = 'medium' }: { width?: keyof typeof widths }) => widths[width]

function Head<Item>({ columns, sorted, onSort }: Pick<DataGridProps<Item>, 'columns' | 'sorted' | 'onSort'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the rows.
    // biome-ignore lint/a11y/useFocusableInteractive: what orders the list has the focus.
    <div role="row" aria-rowindex={1} className={styles.head}>
      {columns.map(({ key, title, align = 'start', order }) => (
        // biome-ignore lint/a11y/useSemanticElements: as the rows.
        // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus.
        <div
          key={key}
          role="columnheader"
          className={styles.cell({ align })}
          aria-sort={order && (sorted === key ? order : 'none')}
        >
          {order ? (
            <button type="button" className={styles.sort} onClick={() => onSort(key)}>
              {title}
              {sorted === key && <Direction order={order} />}
            </button>
          ) : (
            title
          )}
        </div>
      ))}
    </div>
  )
}

const Direction = ({ order }: { order: 'ascending' | 'descending' }) =>
  order === 'ascending' ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />

type RowProps<Item> = Pick<DataGridProps<Item>, 'columns' | 'onChoose' | 'onOpen'> & {
  item: Item
  index: number
  top: number
  current: boolean
}

/** Renders once per item, not again while scrolling. */
const Row = memo(function Row<Item>({
  item,
  columns,
  index,
  top,
  current,
  onChoose,
  onOpen,
}: RowProps<Item>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the rowgroup.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the rowgroup hears the keys of all rows.
    <div
      role="row"
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={current}
      tabIndex={current ? 0 : -1}
      onClick={() => onChoose(item)}
      onDoubleClick={() => onOpen(item)}
    >
      {columns.map(({ key, align = 'start', cell }, place) => (
        <div key={key} role={place === 0 ? 'rowheader' : 'gridcell'} className={styles.cell({ align })}>
          {cell(item)}
        </div>
      ))}
    </div>
  )
}) as <Item>(props: RowProps<Item>) => ReactNode
