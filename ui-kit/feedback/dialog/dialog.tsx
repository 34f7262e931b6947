import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { X } from '../../icons.ts'
import * as styles from './dialog.css.ts'
import { useModal } from './use-modal.ts'
import { useSheet } from './use-sheet.ts'

export type DialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the person closes it with the close button, Escape or a click outside. */
  onClose: () => void
  /** The task or question. */
  title: string
  /** A line below the title, read out with it. */
  description?: ReactNode
  /** The width on a large screen: for a question, a form or a table. */
  size?: 's' | 'm' | 'l'
  /** The close button's accessible name. */
  closeLabel?: string
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode
  /** The content: fields, a list, text. */
  children?: ReactNode
}

/** A question or task above the page; a bottom sheet on phones. */
export function Dialog({ open, onClose, title, description, size = 'm', ...rest }: DialogProps) {
  const { closeLabel = 'Close', actions, children } = rest
  const element = useModal(open, 'dialog')
  const head = useSheet(element, open, onClose)
  const id = useId()
  const pressedOutside = useRef(false)
  return (
    // Clicking outside is only a shortcut; Escape does the same.
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
      // Selecting text may end outside of the dialog, which is also a click on it.
      onPointerDown={event => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={event => event.target === event.currentTarget && pressedOutside.current && onClose()}
      // Ignore a held Enter key: it's the press that opened the dialog.
      onKeyDown={event =>
        event.key === 'Enter' && event.repeat && isButton(event.target) && event.preventDefault()
      }
      // On phones, tabbing to a long field only scrolls its first line into view, so scroll to all of it.
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
