import type { ReactNode } from 'react'
import { across, aside as asideColumn, beside, column, page, under } from './page.css.ts'

export type PageProps = {
  /** Spans both columns at the top: a top bar, a greeting. */
  header?: ReactNode
  /** Comes first on phones; stays on the left from 900 px. */
  aside?: ReactNode
  /** The aside is an index: narrow, next to a wide page for tables. */
  indexed?: boolean
  /** Reserves space for the bottom bar. */
  bar?: boolean
  /** Uses the full width on large screens even without an aside. */
  wide?: boolean
  /** For a form or full-width buttons in a card: its column is as narrow as they are, at most 480 px. */
  form?: boolean
  /** Comes last on phones; fills the left column under the aside from 900 px. Needs a header. */
  below?: ReactNode
  /** The content, usually one Stack. */
  children: ReactNode
}

/** A screen's main landmark: one column on phones, two from 900 px if there's an aside. */
export function Page(props: PageProps) {
  const { header, aside, indexed = false, bar = false, wide = false, form = false, below, children } = props
  const alone = wide ? 'wide' : form ? 'form' : 'one'
  const withAside = indexed ? 'indexed' : form ? 'beside' : 'two'
  const columns = aside ? withAside : alone
  return (
    <main className={page({ bar, columns, below: Boolean(below) })}>
      {header && <div className={across}>{header}</div>}
      {aside && <div className={asideColumn}>{aside}</div>}
      <div className={below ? beside : column}>{children}</div>
      {below && <div className={under}>{below}</div>}
    </main>
  )
}
