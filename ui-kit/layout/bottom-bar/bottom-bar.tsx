import type { Icon } from '../../foundations/icon/icon.ts'
import { type Press, Pressable, type UnnamedPress } from '../../foundations/pressable/pressable.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './bottom-bar.css.ts'

export type BarItem = Press & {
  /** One word below the icon. */
  label: string
  /** The icon above the word. */
  icon: Icon
  /** Whether it's the current area. */
  active?: boolean
  /** A short count, such as "12" or "999+". */
  badge?: string | undefined
  /** What the badge counts, for screen readers. */
  badgeLabel?: string | undefined
}

export type BarAction = UnnamedPress & {
  /** The accessible name: what it does. */
  label: string
  /** An icon that everyone knows. */
  icon: Icon
}

export type BottomBarProps = {
  /** The navigation's accessible name. */
  label: string
  /** The app's areas, three to five. */
  items: readonly BarItem[]
  /** The raised round button in the center. */
  action?: BarAction | undefined
}

/** The main navigation, within reach of the thumb. */
export function BottomBar({ label, items, action }: BottomBarProps) {
  const half = action ? Math.floor(items.length / 2) : items.length
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.list}>
        <Group items={items.slice(0, half)} />
        {action && <CentreAction {...action} />}
        {action && <Group items={items.slice(half)} />}
      </div>
    </nav>
  )
}

function Group({ items }: { items: readonly BarItem[] }) {
  return (
    <ul className={styles.group}>
      {items.map(item => (
        <li key={item.label} className={styles.cell}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  )
}

function Item({ label, icon: Glyph, active = false, badge, badgeLabel, ...press }: BarItem) {
  return (
    <Pressable {...press} className={styles.item({ active })} aria-current={active ? 'page' : undefined}>
      <span className={styles.glyph({ active, badged: Boolean(badge) })}>
        <Glyph size={22} strokeWidth={active ? 2 : 1.6} aria-hidden />
        {badge && (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </span>
      <span>{label}</span>
      {badge && <VisuallyHidden>{badgeLabel ?? badge}</VisuallyHidden>}
    </Pressable>
  )
}

function CentreAction({ label, icon: Glyph, ...press }: BarAction) {
  return (
    <div className={styles.centre}>
      <Pressable {...press} className={styles.round} aria-label={label}>
        <Glyph size={26} strokeWidth={1.6} aria-hidden />
      </Pressable>
    </div>
  )
}
