import type { ReactNode } from 'react'
import { across, aside as asideColumn, column, page } from './page.css.ts'

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
  /** The content, usually one Stack. */
  children: ReactNode
}

/** A screen's main landmark: one column on phones, two from 900 px if there's an aside. */
export function Page(props: PageProps) {
  const { header, aside, indexed = false, bar = false, wide = false, form = false, children } = props
  const alone = wide ? 'wide' : form ? 'form' : 'one'
  const beside = indexed ? 'indexed' : form ? 'beside' : 'two'
  const columns = aside ? beside : alone
  return (
    <main className={page({ bar, columns })}>
      {header && <div className={across}>{header}</div>}
      {aside && <div className={asideColumn}>{aside}</div>}
      <div className={column}>{children}</div>
    </main>
  )
}
