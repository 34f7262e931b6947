import type { ReactNode } from 'react'
import * as styles from './table.css.ts'

export type Column = { key: string; title: string; align?: 'start' | 'end' }

export type TableRow = { key: string; cells: readonly ReactNode[] }

export type TableProps = {
  /** What the table lists; read out before it. */
  label: string
  columns: readonly Column[]
  /** The first cell of a row names it. */
  rows: readonly TableRow[]
}

/** Rows and columns; scrolls sideways, by keyboard too, where there is no room. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset never becomes narrower than what it holds.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
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
                <Cell key={column.key} first={index === 0} align={column.align ?? 'start'}>
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

type CellProps = { first: boolean; align: 'start' | 'end'; children: ReactNode }

const Cell = ({ first, align, children }: CellProps) =>
  first ? (
    <th scope="row" className={styles.cell({ align })}>
      {children}
    </th>
  ) : (
    <td className={styles.cell({ align })}>{children}</td>
  )
