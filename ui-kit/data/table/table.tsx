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
  /** Tells the rows apart. */
  key: string
  /** One for each column. */
  cells: readonly ReactNode[]
}

export type TableProps = {
  /** What the table lists; read out before it. */
  label: string
  /** The heads, from the start of the line. */
  columns: readonly Column[]
  /** The first cell of a row names it. */
  rows: readonly TableRow[]
  /** On a phone each row stands as a small card, its values below each other; else the table scrolls sideways. */
  stacks?: boolean
}

/**
 * Rows whose figures are compared (a List has one figure a row, Facts show one thing); scrolls sideways, by keyboard too, where
 * there is no room.
 */
export function Table({ label, columns, rows, stacks = false }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset never becomes narrower than what it holds.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
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
  /** Said beside the value where the row is a card. */
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
