import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff } from '../../icons.ts'
import * as styles from './notice.css.ts'

export type NoticeProps = {
  /** The kind of message; `critical` interrupts screen readers. */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | 'offline'
  /** The message in a few words. */
  title?: string
  /** The next step: a Button or a TextLink. */
  action?: ReactNode
  /** What it means, and what to do. */
  children?: ReactNode
}

const icons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
  offline: WifiOff,
}

/**
 * A message that stays next to what it's about. A critical one interrupts screen readers. For one that disappears, use
 * a Toast.
 */
export function Notice({ tone = 'info', title, action, children }: NoticeProps) {
  const Glyph = icons[tone]
  return (
    <div className={styles.notice({ tone })} role={tone === 'critical' ? 'alert' : 'status'}>
      <Glyph className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
