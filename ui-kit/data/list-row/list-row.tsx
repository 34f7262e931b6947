import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import * as styles from './list-row.css.ts'

export type ListProps = {
  /** What the rows are, for screen readers. */
  label?: string
  /** ListRows. */
  children: ReactNode
}

/** Rows under each other with hairlines between them; its children are ListRows. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export type ListRowProps = Press & {
  /** What the thing is called. */
  title: ReactNode
  /** One quiet line more. */
  hint?: ReactNode
  /** A face or a sign: an Avatar or an Emblem. */
  leading?: ReactNode
  /** A figure or a Badge at the end. */
  trailing?: ReactNode
}

/** One thing of a list with one figure at most (several are a Table); a link or a button when it is given something to do. */
export const ListRow = (props: ListRowProps) => (
  <li className={styles.item}>
    <RowContent {...props} />
  </li>
)

/** What is in a row, for lists whose items are made by another component. */
export function RowContent({ title, hint, leading, trailing, ...press }: ListRowProps) {
  const pressed = Boolean(press.render || press.href || press.onClick)
  const content = (
    <>
      {leading}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span> {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.trailing}>
        {trailing}
        {pressed && <ChevronRight className={styles.arrow} size={18} aria-hidden />}
      </span>
    </>
  )
  return pressed ? (
    <Pressable {...press} className={styles.row({ pressed })}>
      {content}
    </Pressable>
  ) : (
    <div className={styles.row({ pressed })}>{content}</div>
  )
}
