import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { CircleAlert, CircleCheck, Sparkles, X } from '../../icons.ts'
import { currentToasts, dismissToast, subscribeToToasts, type ToastState } from './store.ts'
import * as styles from './toast.css.ts'

const icons = { plain: Sparkles, positive: CircleCheck, critical: CircleAlert }

/** The toast region, with swiping, timers and announcements. */
export function ToastRegion() {
  const [toast] = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  const openDialog = toast?.open ? document.querySelector('dialog[open]') : null
  // After a swipe, Radix leaves the provider's timer paused, so each toast gets its own provider.
  return (
    <Provider key={toast?.id ?? 0} duration={5000} swipeThreshold={50} {...announceIn(openDialog)}>
      {toast && <ToastCard toast={toast} />}
      <TopmostViewport />
    </Provider>
  )
}

const announceIn = (dialog: Element | null) => dialog && { announcerContainer: dialog }

function ToastCard({ toast }: { toast: ToastState }) {
  const { id, open, tone = 'plain', title, description, durationMs, action } = toast
  const Glyph = icons[tone]
  return (
    <Root
      data-toast
      className={styles.toast({ tone })}
      open={open}
      onOpenChange={next => next || dismissToast(id)}
      {...(durationMs !== undefined && { duration: durationMs })}
    >
      <Glyph className={styles.icon({ tone })} size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {description && <Description className={styles.description}>{description}</Description>}
        {action && (
          <Action className={styles.action} altText={action.label} onClick={action.onPress}>
            {action.label}
          </Action>
        )}
      </div>
      <Close className={styles.close} aria-label="Close">
        <X size={18} aria-hidden />
      </Close>
    </Root>
  )
}

// A modal dialog covers everything outside the top layer; a popover shown later is above it.
function TopmostViewport() {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => list.current?.showPopover?.(), [])
  return <Viewport ref={list} popover="manual" className={styles.viewport} hotkey={['F8']} />
}
