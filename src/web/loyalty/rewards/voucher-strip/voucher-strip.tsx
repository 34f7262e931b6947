import { type MouseEventHandler, type ReactNode, useState } from 'react'
import { useMoment } from '#ui-kit/foundations/motion/use-moment.ts'
import { Pressable } from '#ui-kit/foundations/pressable/pressable.tsx'
import { QrCode } from '#ui-kit/icons.ts'
import * as styles from './voucher-strip.css.ts'

export type VoucherStripProps = {
  /** The reward. */
  title: string
  /** Its value and expiry. */
  hint?: ReactNode
  /** Usually an Emblem. */
  leading?: ReactNode
  /** The text on the stub: a verb while the ticket can be used. */
  stubLabel: string
  /** Whether it was used while the person was looking. */
  used?: boolean
  /** Shows the whole Ticket. */
  onClick: MouseEventHandler<HTMLElement>
}

/** An unused Ticket, as low as a row. Tapping it opens the full ticket. */
export function VoucherStrip({ title, hint, leading, stubLabel, used = false, onClick }: VoucherStripProps) {
  const [before] = useState(used)
  const element = useMoment(used && !before ? 'desk' : undefined)
  const content = (
    <>
      <span className={styles.body}>
        {leading}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </span>
      <span className={styles.part} data-part="state">
        {!used && <QrCode size={24} strokeWidth={1.6} aria-hidden />}
        <span className={used ? styles.spentCode : undefined}>{stubLabel}</span>
      </span>
    </>
  )
  return (
    <article ref={element} className={styles.shade} aria-label={title}>
      {used ? (
        <div className={styles.strip({ spent: true })}>{content}</div>
      ) : (
        <Pressable className={styles.strip({ pressed: true })} onClick={onClick}>
          {content}
        </Pressable>
      )}
    </article>
  )
}
