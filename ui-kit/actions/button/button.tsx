import { Fragment, type ReactNode } from 'react'
import type { Icon } from '../../foundations/icon/icon.ts'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { button, label } from './button.css.ts'

export type ButtonProps = Press & {
  /** How prominent it is: one `primary` per screen, `critical` for destructive actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical'
  /** `l` for a phone screen's main action, `s` inside rows and cards. */
  size?: 's' | 'm' | 'l'
  /** Takes the full width. */
  full?: boolean
  /** An icon before the label, if it makes the button easier to find. */
  icon?: Icon
  /** An icon after the label, such as an arrow to the next step. */
  iconEnd?: Icon
  /** Disables the button while its work is under way. */
  busy?: boolean | undefined
  /** Shown instead of the children while busy; the width stays. */
  busyLabel?: string
  /** The action, as a verb: "Save Changes". */
  children: ReactNode
}

const iconSize = { s: 16, m: 18, l: 22 }

/** Starts an action. Use one primary button per screen. */
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
  // A full button's width doesn't depend on its label.
  const other = full ? '' : shown === busyLabel ? children : busyLabel
  return (
    <Pressable
      {...press}
      className={button({ variant, size, full })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {/* A new key replaces the label's element. If a centered label moved instead, browsers would count a layout
          shift. */}
      <Fragment key={typeof children === 'string' ? children : undefined}>
        {Start && <Start size={iconSize[size]} strokeWidth={1.75} aria-hidden />}
        <span className={label} data-reserve={typeof other === 'string' ? other : ''}>
          {shown}
        </span>
        {End && <End size={iconSize[size]} strokeWidth={1.75} aria-hidden />}
      </Fragment>
    </Pressable>
  )
}
