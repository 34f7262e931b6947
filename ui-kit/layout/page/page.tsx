import type { ReactNode } from 'react'
import { across, aside as asideColumn, column, page } from './page.css.ts'

export type PageProps = {
  /** Spans both columns, above them: a top bar, a greeting. */
  header?: ReactNode
  /** Comes first on the phone and stays on the left from 900 px on. */
  aside?: ReactNode
  /** The aside is an index: narrow, with a page for tables beside it. */
  indexed?: boolean
  /** Leaves room for the bottom bar. */
  bar?: boolean
  /** Uses the full width on large screens although there is no aside. */
  wide?: boolean
  /** The content, one Stack usually. */
  children: ReactNode
}

/** The main landmark of a screen: one column on the phone, two from 900 px on when there is an aside. */
export function Page({ header, aside, indexed = false, bar = false, wide = false, children }: PageProps) {
  const columns = aside ? (indexed ? 'indexed' : 'two') : wide ? 'wide' : 'one'
  return (
    <main className={page({ bar, columns })}>
      {header && <div className={across}>{header}</div>}
      {aside && <div className={asideColumn}>{aside}</div>}
      <div className={column}>{children}</div>
    </main>
  )
}
