import { type ReactNode, useEffect, useId } from 'react'
import { moments } from '../../foundations/motion/moments.ts'
import { feel, play } from '../../foundations/motion/play-moment.ts'
import { useModal } from '../dialog/use-modal.ts'
import * as styles from './success-moment.css.ts'

export type SuccessMomentProps = {
  /** Whether it fills the screen. */
  open: boolean
  /** Called when the person continues. */
  onClose: () => void
  /** Replaces the seal, below the text: a Ticket that was just claimed. */
  ticket?: ReactNode
  /** The large number, such as "+5". */
  figure?: ReactNode
  /** The good news, in a few words. */
  title: string
  /** One line below it. */
  line?: ReactNode
  /** The next step: usually one Button. */
  children?: ReactNode
}

/** Fills the screen with good news about something that just happened. */
export function SuccessMoment({ open, onClose, ticket, figure, ...rest }: SuccessMomentProps) {
  const { title, line, children } = rest
  const element = useModal(open, 'control')
  const id = useId()
  const hasTicket = Boolean(ticket)
  useEffect(() => {
    if (!open || !element.current) return
    feel(hasTicket ? 'claim' : 'points')
    void play(element.current, hasTicket ? moments.claim.acts.fills : moments.points.acts.won)
  }, [open, element, hasTicket])
  return (
    <dialog
      ref={element}
      className={styles.moment}
      aria-labelledby={`${id}-title`}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.inner}>
          {!ticket && <Seal />}
          {figure !== undefined && (
            <p className={styles.figure} data-part="figure">
              {figure}
            </p>
          )}
          <div className={styles.words} data-part="words">
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            {line && <div className={styles.line}>{line}</div>}
            {ticket && <div className={styles.ticket}>{ticket}</div>}
            {children && <div className={styles.extra}>{children}</div>}
          </div>
        </div>
      )}
    </dialog>
  )
}

function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 112 112" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="56" cy="56" r="44" fill="currentColor" stroke="none" opacity=".1" />
      <circle
        className={styles.drawn}
        data-part="ring"
        cx="56"
        cy="56"
        r="52"
        strokeWidth="1.5"
        pathLength="1"
      />
      <path
        className={styles.drawn}
        data-part="tick"
        d="m38 57 12 12 25-27"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength="1"
      />
    </svg>
  )
}
