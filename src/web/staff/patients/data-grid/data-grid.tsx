import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { ArrowDown, ArrowUp } from '#ui-kit/icons.ts'
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
  /** Its share of the row's width; `date` fits a day with its year. */
  width?: 'narrow' | 'medium' | 'date' | 'wide'
  /** The direction in which the list can be sorted by it; omitted if it can't. */
  order?: 'ascending' | 'descending'
  /** The cell's content, at most one line. */
  cell: (item: Item) => ReactNode
}

export type DataGridProps<Item> = {
  /** The rows' name for screen readers. */
  label: string
  /** The first column names the row. Pass a stable array: a new one re-renders all visible rows. */
  columns: readonly GridColumn<Item>[]
  /** The loaded rows. */
  items: readonly Item[]
  /** The total, including items not loaded yet; absent if unknown. */
  total?: number | undefined
  /** More are loading. */
  busy: boolean
  /** A stable key for each row. */
  keyOf: (item: Item) => string
  /** The key of the column that the list is sorted by. */
  sorted: string
  /** Called with the key of the heading that was clicked. */
  onSort: (column: string) => void
  /** The key of the selected row, which has keyboard focus. */
  chosen: string | undefined
  /** Must always be the same function, like the next ones. */
  onChoose: (item: Item) => void
  /** Enter on a row, or a double click. */
  onOpen: (item: Item) => void
  /** Called when the user nears the end of the loaded rows. */
  onNearEnd: () => void
}

/**
 * A dense table of any length that scrolls with the page under its heading (use a Table for a few rows, a Feed on a
 * phone). Only visible rows are in the document. Tab reaches one row; arrows, Page, Home and End move between rows
 * (WAI-ARIA grid).
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
    // The focused row stays in the document when it scrolls out of view.
    rangeExtractor: range => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(at) || at >= items.length ? shown : [...shown, at].toSorted((a, b) => a - b)
    },
    // Below the heading, which stays visible.
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

/** The selected row's index. Not searched on every frame, because there may be a hundred thousand rows. */
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
