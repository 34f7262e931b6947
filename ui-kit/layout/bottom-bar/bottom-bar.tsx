import type { Icon } from '../../foundations/icon/icon.ts'
import { type Press, Pressable, type UnnamedPress } from '../../foundations/pressable/pressable.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './bottom-bar.css.ts'

export type BarItem = Press & {
  /** The word under the icon: one word. */
  label: string
  /** The sign above the word. */
  icon: Icon
  /** The area in which the person is. */
  active?: boolean
  /** A short count, such as "12" or "999+". */
  badge?: string | undefined
  /** What the badge counts, for screen readers. */
  badgeLabel?: string | undefined
}

export type BarAction = UnnamedPress & {
  /** What it does, as its accessible name. */
  label: string
  /** A sign that everybody knows. */
  icon: Icon
}

export type BottomBarProps = {
  /** The accessible name of the navigation. */
  label: string
  /** The areas of the app, three to five. */
  items: readonly BarItem[]
  /** The round button that sticks out in the centre. */
  action?: BarAction | undefined
}

/** The navigation within reach of the thumb. */
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
