import { type ReactNode, useCallback } from 'react'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { RowContent } from '#ui-kit/data/list-row/list-row.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { loadDraft } from '../../../data/drafts.ts'
import { ReorderableList } from './reorderable-list/reorderable-list.tsx'

export interface RowWords {
  readonly title: string
  readonly hint: string
  readonly trailing?: ReactNode
  readonly leading?: ReactNode
}

type ItemRowsProps<Item> = {
  label: string
  items: readonly Item[]
  /** Pass a stable function (`useCallback`, or defined outside the component): a new one re-renders every row. */
  wordsOf: (item: Item) => RowWords
  /** The key under which the item's unsaved input is kept. */
  keptAs: (item: Item) => string
  /** If undefined, the items are read-only. Pass a stable function, like `wordsOf`. */
  onEdit: ((id: string) => void) | undefined
  onMove?: ((from: number, to: number) => void) | undefined
}

/** The items of one part of the program, in their order. Each can be opened and moved if the callbacks are set. */
export function ItemRows<Item extends { id: string }>(props: ItemRowsProps<Item>) {
  const { label, items, wordsOf, keptAs, onEdit, onMove } = props
  // A string, so rows re-render only when the set of items with unsaved input changes.
  const typed = items
    .filter(item => loadDraft(keptAs(item)) !== undefined)
    .map(idOf)
    .join(' ')
  const row = useCallback(
    (item: Item) => {
      const { title, hint, trailing, leading } = wordsOf(item)
      const isTyped = typed.split(' ').includes(item.id)
      return (
        <RowContent
          title={title}
          hint={hint}
          leading={leading}
          trailing={
            <Inline gap="xs">
              {isTyped && <Badge tone="caution">Unfinished</Badge>}
              {trailing}
            </Inline>
          }
          onClick={onEdit && (() => onEdit(item.id))}
        />
      )
    },
    [wordsOf, typed, onEdit],
  )
  return (
    <ReorderableList
      label={label}
      items={items}
      keyOf={idOf}
      nameOf={item => wordsOf(item).title}
      onMove={onMove}
    >
      {row}
    </ReorderableList>
  )
}

const idOf = ({ id }: { id: string }) => id
