import type { Icon } from '../../foundations/icon/icon.ts'
import { Pressable, type UnnamedPress } from '../../foundations/pressable/pressable.tsx'
import { count, iconButton } from './icon-button.css.ts'

export type IconButtonProps = UnnamedPress & {
  /** An icon that everyone knows: a cross, a bell, an arrow. */
  icon: Icon
  /** The accessible name. If there's a badge, it should say what's counted. */
  label: string
  /** `surface` on pictures, `critical` for destructive actions. */
  variant?: 'quiet' | 'surface' | 'critical'
  /** A short count in the corner, such as "3" or "99+". */
  badge?: string | undefined
}

/** A round button with an icon only. */
export function IconButton({ icon: Glyph, label, variant = 'quiet', badge, ...press }: IconButtonProps) {
  return (
    <Pressable {...press} className={iconButton({ variant })} aria-label={label}>
      <Glyph size={20} strokeWidth={1.75} aria-hidden />
      {badge && (
        <span className={count} aria-hidden="true">
          {badge}
        </span>
      )}
    </Pressable>
  )
}
