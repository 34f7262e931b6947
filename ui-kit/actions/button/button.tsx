import { Fragment, type ReactNode } from 'react'
import type { Icon } from '../../foundations/icon/icon.ts'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { button, label } from './button.css.ts'

export type ButtonProps = Press & {
  /** How much it asks for: one `primary` a screen, `critical` for what takes something away. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical'
  /** `l` for the one action of a phone screen, `s` inside rows and cards. */
  size?: 's' | 'm' | 'l'
  /** Takes all the width that there is. */
  full?: boolean
  /** A sign before the words, for what is found faster by its picture. */
  icon?: Icon
  /** A sign behind the words, such as an arrow that leads on. */
  iconEnd?: Icon
  /** Disables the button while its work is under way. */
  busy?: boolean | undefined
  /** Shown instead of the children while busy; the width stays. */
  busyLabel?: string
  /** What happens, as a verb: "Save Changes". */
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
      {/* Other words are other parts, not moved ones: the browser would count a centred label's as a layout shift. */}
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
