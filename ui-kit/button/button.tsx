import type { ReactNode } from 'react'
import type { Icon } from '../icon/icon.ts'
import { type Press, Pressable } from '../pressable/pressable.tsx'
import { button, label } from './button.css.ts'

export type ButtonProps = Press & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical'
  size?: 's' | 'm' | 'l'
  full?: boolean
  icon?: Icon
  iconEnd?: Icon
  /** Disables the button while its work is under way. */
  busy?: boolean | undefined
  /** Shown instead of the children while busy; the width stays. */
  busyLabel?: string
  children: ReactNode
}

const iconSize = { s: 16, m: 18, l: 22 }

/** The way to act. One primary button a screen. */
export function Button({
  variant = 'primary',
  size = 'm',
  full = false,
  icon: Start,
  iconEnd: End,
  busy = false,
  busyLabel,
  disabled,
  children,
  ...press
}: ButtonProps) {
  const shown = busy && busyLabel ? busyLabel : children
  const other = shown === busyLabel ? children : busyLabel
  return (
    <Pressable
      {...press}
      className={button({ variant, size, full })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {Start && <Start size={iconSize[size]} strokeWidth={1.75} aria-hidden />}
      <span className={label} data-reserve={typeof other === 'string' ? other : ''}>
        {shown}
      </span>
      {End && <End size={iconSize[size]} strokeWidth={1.75} aria-hidden />}
    </Pressable>
  )
}
