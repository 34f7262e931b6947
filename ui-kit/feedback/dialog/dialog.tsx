import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import * as styles from './dialog.css.ts'
import { useModal } from './use-modal.ts'
import { useSheet } from './use-sheet.ts'

export type DialogProps = {
  /** Whether it is in front of the page. */
  open: boolean
  /** Called when the person closes it: the close button, Escape or a press beside it. */
  onClose: () => void
  /** What it is about: a task or a question. */
  title: string
  /** A line under the title; read out with it. */
  description?: ReactNode
  /** How wide it is on a large screen: a question, a form, a table. */
  size?: 's' | 'm' | 'l'
  /** The accessible name of the cross. */
  closeLabel?: string
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode
  /** What is to be done: fields, a list, words. */
  children?: ReactNode
}

/** A question or a task in front of the page; a sheet from below on the phone. */
export function Dialog({ open, onClose, title, description, size = 'm', ...rest }: DialogProps) {
  const { closeLabel = 'Close', actions, children } = rest
  const element = useModal(open, 'dialog')
  const head = useSheet(element, open, onClose)
  const id = useId()
  return (
    // The press beside the dialog is a shortcut; Escape does the same.
    <dialog
      ref={element}
      tabIndex={-1}
      className={styles.dialog({ size })}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={event => {
        event.preventDefault()
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={event => event.target === event.currentTarget && onClose()}
      // The Enter that opened it, still held down, answers nothing.
      onKeyDown={event =>
        event.key === 'Enter' && event.repeat && isButton(event.target) && event.preventDefault()
      }
      // Tab shows the first line of a long field only, at the edge of the phone.
      onFocus={event => event.target !== event.currentTarget && showWhole(event.target)}
    >
      {open && (
        <div className={styles.inner}>
          <div className={styles.head} ref={head}>
            <div className={styles.words}>
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              {description && (
                <div className={styles.description} id={`${id}-description`}>
                  {description}
                </div>
              )}
            </div>
            <div className={styles.close}>
              <IconButton icon={X} label={closeLabel} onClick={onClose} />
            </div>
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

const isButton = (target: EventTarget) => target instanceof HTMLButtonElement

const showWhole = (field: Element) => field.scrollIntoView({ block: 'nearest' })
