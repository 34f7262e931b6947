import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { ArrowDown, ArrowUp, GripVertical } from '#ui-kit/icons.ts'
import { VisuallyHidden } from '#ui-kit/layout/text/visually-hidden.tsx'
import { dragRow } from './drag-row.ts'
import * as styles from './reorderable-list.css.ts'

export type ReorderableListProps<Item> = {
  /** The rows' name for screen readers. */
  label: string
  /** An unchanged item must be the same object. */
  items: readonly Item[]
  /** A stable key for each item. */
  keyOf: (item: Item) => string
  /** The item's name in announcements. */
  nameOf: (item: Item) => string
  /** Called with the old and new position, counted from 0. If omitted, the order is fixed. */
  onMove?: ((from: number, to: number) => void) | undefined
  /** Pass a stable function: a new one re-renders all rows. */
  children: (item: Item) => ReactNode
}

/**
 * A list that the user can reorder: by dragging a row's handle, with the arrow keys on it, or with two arrow buttons
 * that appear on a click (WCAG 2.5.7). Home and End move to the ends of the list.
 */
export function ReorderableList<Item>(props: ReorderableListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, children } = props
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<string>()
  const { move, said } = useMoving(list, props)
  return (
    <div>
      <ul ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <Row
            key={keyOf(item)}
            item={item}
            id={keyOf(item)}
            name={nameOf(item)}
            index={index}
            count={items.length}
            opened={opened === keyOf(item)}
            onOpen={setOpened}
            move={onMove && move}
            render={children}
          />
        ))}
      </ul>
      {onMove && (
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}

type Move = (from: number, to: number, by?: string) => void

type RowProps<Item> = {
  item: Item
  id: string
  name: string
  index: number
  count: number
  opened: boolean
  onOpen: (id: string | undefined) => void
  move: Move | undefined
  render: (item: Item) => ReactNode
}

const Row = memo(function Row<Item>(props: RowProps<Item>) {
  const { item, index, opened, move, render } = props
  return (
    <li className={styles.row} data-index={index}>
      {move && <Handle {...props} move={move} />}
      <div className={styles.content}>{render(item)}</div>
      {move && opened && <Arrows {...props} move={move} />}
    </li>
  )
}) as <Item>(props: RowProps<Item>) => ReactNode

type HandleProps = Pick<RowProps<unknown>, 'id' | 'name' | 'index' | 'count' | 'opened' | 'onOpen'> & {
  move: Move
}

function Handle({ id, name, index, count, opened, onOpen, move }: HandleProps) {
  const place = useRef({ index, move })
  place.current = { index, move }
  const go = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, index, count)
    if (to === undefined) return
    event.preventDefault()
    if (to !== index) move(index, to, 'handle')
  }
  // The handle listens directly, because on a phone a drag must not scroll the page.
  const drags = useCallback(
    (handle: HTMLButtonElement | null) =>
      handle ? dragRow(handle, to => place.current.move(place.current.index, to, 'handle')) : undefined,
    [],
  )
  return (
    <button
      ref={drags}
      type="button"
      className={styles.handle}
      data-moves={`${id} handle`}
      aria-label={`Move ${name}`}
      aria-expanded={opened}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      onKeyDown={go}
      onClick={() => onOpen(opened ? undefined : id)}
    >
      <GripVertical size={20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

const Arrows = ({ id, name, index, count, move }: HandleProps) => (
  <div className={styles.arrows}>
    <span data-moves={`${id} up`}>
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(index, index - 1, 'up')}
      />
    </span>
    <span data-moves={`${id} down`}>
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1, 'down')}
      />
    </span>
  </div>
)

function placeAfter(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, index - 1),
    ArrowDown: Math.min(count - 1, index + 1),
    Home: 0,
    End: count - 1,
  }
  return places[key]
}

/** Moves the item, announces its position, and restores focus, which a moved element loses. */
function useMoving<Item>(list: React.RefObject<HTMLUListElement | null>, props: ReorderableListProps<Item>) {
  const latest = useRef(props)
  latest.current = props
  const [said, say] = useState('')
  const held = useRef<string>(undefined)
  useEffect(() => {
    if (!held.current || !list.current) return
    const [id, part] = held.current.split(/ (?=\w+$)/)
    held.current = undefined
    const at = list.current.querySelector<HTMLElement>(`[data-moves="${CSS.escape(`${id} ${part}`)}"]`)
    const button = at instanceof HTMLButtonElement ? at : at?.querySelector('button')
    if (button && !button.disabled) return button.focus()
    list.current.querySelector<HTMLElement>(`[data-moves="${CSS.escape(`${id} handle`)}"]`)?.focus()
  })
  const move = useCallback((from: number, to: number, by = 'handle') => {
    const { items, keyOf, nameOf, onMove } = latest.current
    const item = items[from]
    if (item === undefined || from === to) return
    held.current = `${keyOf(item)} ${by}`
    say(`${nameOf(item)} is now ${to + 1} of ${items.length}`)
    onMove?.(from, to)
  }, [])
  return { move, said }
}
