import { type ReactElement, useEffect, useRef } from 'react'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Pressable } from '#ui-kit/foundations/pressable/pressable.tsx'
import * as styles from './section-index.css.ts'

export type IndexEntry = {
  /** A unique ID. */
  id: string
  /** The name of the destination. */
  label: string
  /** The icon before the label. */
  icon: Icon
  /** A link inside the app, without content. */
  render: ReactElement
  /** How many items are waiting there. */
  count?: number | undefined
}

export type IndexGroup = {
  /** The users or the purpose of the group's entries. */
  title: string
  /** The destinations. */
  entries: readonly IndexEntry[]
}

export type SectionIndexProps = {
  /** The name of the index, for screen readers and above the drop-down. */
  label: string
  /** The entries, grouped under titles that say who uses them. */
  groups: readonly IndexGroup[]
  /** The ID of the current entry. */
  current: string
  /** Called with an entry's ID when it is picked from the drop-down. */
  onPick: (id: string) => void
}

/** The navigation of a large area: a list next to the page, a drop-down on a phone. */
export function SectionIndex({ label, groups, current, onPick }: SectionIndexProps) {
  const list = useRef<HTMLElement>(null)
  const length = groups.flatMap(({ entries }) => entries).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked entry may be another one, or only just here.
  useEffect(() => showCurrent(list.current), [current, length])
  return (
    <>
      <div className={styles.asPicker}>
        <SelectField
          label={label}
          value={current}
          onChange={({ target }) => onPick(target.value)}
          options={groups.flatMap(({ title, entries }) =>
            entries.map(({ id, ...entry }) => ({ value: id, label: worded(entry), group: title })),
          )}
        />
      </div>
      <nav className={styles.asList} aria-label={label} ref={list}>
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <p className={styles.group}>{title}</p>
            <ul className={styles.list} aria-label={title}>
              {entries.map(entry => (
                <Entry key={entry.id} entry={entry} current={entry.id === current} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}

/** Scrolls only the list: the page stays where it is. */
function showCurrent(list: HTMLElement | null) {
  const entry = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !entry) return
  const { top, bottom } = entry.getBoundingClientRect()
  const seen = list.getBoundingClientRect()
  const end = Math.min(seen.bottom, innerHeight)
  if (top < seen.top || bottom > end) list.scrollTop += (top + bottom - seen.top - end) / 2
}

const worded = ({ label, count }: Pick<IndexEntry, 'label' | 'count'>) =>
  count ? `${label} (${count})` : label

function Entry({ entry, current }: { entry: IndexEntry; current: boolean }) {
  const { icon: Glyph, label, count, render } = entry
  return (
    <li>
      <Pressable
        render={render}
        className={styles.entry({ current })}
        aria-current={current ? 'page' : undefined}
      >
        <Glyph size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.label}>{label}</span>
        {count ? <Badge tone="accent">{count}</Badge> : null}
      </Pressable>
    </li>
  )
}
