import { type ReactNode, useState } from 'react'
import { Badge } from '../../data/badge/badge.tsx'
import { useMoment } from '../../foundations/motion/use-moment.ts'
import * as styles from './ticket.css.ts'

export type TicketProps = {
  /** The reward. */
  title: string
  /** Its value and expiry. */
  hint?: ReactNode
  /** An edge-to-edge picture at the top. */
  media?: ReactNode
  /** Usually an Emblem. */
  leading?: ReactNode
  /** The code to read out or type at the desk. */
  code: string
  /** A short label above the code. */
  codeLabel: string
  /** Whether it can still be used. */
  status?: 'ready' | 'used' | 'expired'
  /** Whether it was just claimed on this screen. If so, it moves into place. */
  isNew?: boolean
  /** The status in words. */
  statusLabel: string
  /** Usually a QR code. */
  qr?: ReactNode
  /** The heading's level on this page. */
  level?: 2 | 3
}

const tones = { ready: 'positive', used: 'neutral', expired: 'caution' } as const

/** A voucher to show at the desk, once. For an offer that isn't claimed yet, use a Card. */
export function Ticket(props: TicketProps) {
  const { title, hint, media, leading, code, codeLabel, status = 'ready', statusLabel, qr, level = 3 } = props
  const [before] = useState(status)
  const isStamped = status === 'used' && before === 'ready'
  const element = useMoment(isStamped ? 'desk' : props.isNew ? 'claim' : undefined)
  const spent = status !== 'ready'
  const Title = `h${level}` as const
  return (
    <article ref={element} className={styles.shade} aria-label={title}>
      <div className={styles.ticket}>
        {media}
        <div className={styles.body({ spent })}>
          <div className={styles.head}>
            {leading}
            <Title className={styles.title}>{title}</Title>
            <span data-part="state">
              <Badge tone={tones[status]}>{statusLabel}</Badge>
            </span>
          </div>
          {hint && <div className={styles.hint}>{hint}</div>}
          {qr && !spent && <div className={styles.picture}>{qr}</div>}
        </div>
        <div className={styles.stub}>
          <span className={styles.codeLabel}>{codeLabel}</span>
          <span className={styles.code({ spent })}>{code}</span>
        </div>
      </div>
    </article>
  )
}
