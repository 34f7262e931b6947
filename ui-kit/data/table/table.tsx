import type { ReactNode } from 'react'
import * as styles from './table.css.ts'

export type Column = {
  /** The column's key. */
  key: string
  /** The column's heading. */
  title: string
  /** `end` for numbers. */
  align?: 'start' | 'end'
}

export type TableRow = {
  /** Identifies the row. */
  key: string
  /** One per column. */
  cells: readonly ReactNode[]
}

export type TableProps = {
  /** What the table lists; read out first. */
  label: string
  /** The columns, from left to right. */
  columns: readonly Column[]
  /** The first cell of a row names it. */
  rows: readonly TableRow[]
  /** On a phone, each row becomes a small card with its values stacked. Otherwise the table scrolls sideways. */
  stacks?: boolean
}

/**
 * Rows of numbers to compare. It scrolls sideways if it doesn't fit, also with the keyboard. For one number per row,
 * use a List; for one item, use Facts.
 */
export function Table({ label, columns, rows, stacks = false }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't get narrower than its content.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable with the keyboard.
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table({ stacks })} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, align = 'start' }) => (
              <th key={key} scope="col" className={styles.head({ align })}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  first={index === 0}
                  align={column.align ?? 'start'}
                  title={stacks ? column.title : undefined}
                >
                  {cells[index]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  first: boolean
  align: 'start' | 'end'
  /** Shown before the value if the row is a card. */
  title: string | undefined
  children: ReactNode
}

const Cell = ({ first, align, title, children }: CellProps) =>
  first ? (
    <th scope="row" className={styles.cell({ align })} data-title={title}>
      {children}
    </th>
  ) : (
    <td className={styles.cell({ align })} data-title={title}>
      {children}
    </td>
  )
