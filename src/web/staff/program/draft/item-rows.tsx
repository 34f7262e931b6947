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
  /** Always the same function. */
  wordsOf: (item: Item) => RowWords
  /** Under which name what was typed for the item waits. */
  keptAs: (item: Item) => string
  /** Left out: the items can be looked at only. Always the same function. */
  onEdit: ((id: string) => void) | undefined
  onMove?: ((from: number, to: number) => void) | undefined
}

/** The items of a part in their order: each opens, and moves where somebody may move it. */
export function ItemRows<Item extends { id: string }>(props: ItemRowsProps<Item>) {
  const { label, items, wordsOf, keptAs, onEdit, onMove } = props
  // Rows are made anew only when another one waits with what was typed for it.
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
