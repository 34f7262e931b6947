import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { ChevronRight } from '../../icons.ts'
import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'
import * as styles from './list-row.css.ts'

export type ListProps = {
  /** A description of the rows, for screen readers. */
  label?: string
  /** The ListRows. */
  children: ReactNode
}

/** Rows separated by hairlines. Its children are ListRows. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export type ListRowProps = Press & {
  /** The item's name. */
  title: ReactNode
  /** A time or place to the right of the title. */
  note?: ReactNode
  /** Marks it with a dot that screen readers read as "New". */
  unread?: boolean
  /** An optional second line. */
  hint?: ReactNode
  /** A photo or icon: an Avatar or an Emblem. */
  leading?: ReactNode
  /** A number or Badge at the end. */
  trailing?: ReactNode
}

/**
 * One item of a list, with at most one number. For several numbers, use a Table. It's a link or button if it has an
 * action.
 */
export const ListRow = (props: ListRowProps) => (
  <li className={styles.item}>
    <RowContent {...props} />
  </li>
)

/** A row's content, for lists whose items come from another component. */
export function RowContent(props: ListRowProps) {
  const { title, note, unread = false, hint, leading, trailing, ...press } = props
  const pressed = Boolean(press.render || press.href || press.onClick)
  const content = (
    <>
      {leading}
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.title}>
            {unread && <Unread />}
            {title}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </span>{' '}
        {hint && <span className={styles.hint}>{hint}</span>}
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

const Unread = () => (
  <>
    <span className={styles.dot} aria-hidden="true" />
    <VisuallyHidden>New: </VisuallyHidden>
  </>
)
