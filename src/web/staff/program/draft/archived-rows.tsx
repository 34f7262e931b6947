import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { RotateCcw } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

type ArchivedRowsProps<Item> = {
  title: string
  items: readonly Item[]
  wordsOf: (item: Item) => { title: string; hint: string }
  onRestore: ((id: string) => void) | undefined
}

/** Archived items that can be restored; hidden if there are none. */
export function ArchivedRows<Item extends { id: string }>(props: ArchivedRowsProps<Item>) {
  const { title, items, wordsOf, onRestore } = props
  if (items.length === 0) return null
  return (
    <Stack gap="s">
      <Heading level={3} size={18}>
        {title}
      </Heading>
      <List label={title}>
        {items.map(item => (
          <ListRow
            key={item.id}
            {...wordsOf(item)}
            trailing={
              onRestore && (
                <Button
                  size="s"
                  variant="quiet"
                  icon={RotateCcw}
                  aria-label={`Restore ${wordsOf(item).title}`}
                  onClick={() => onRestore(item.id)}
                >
                  Restore
                </Button>
              )
            }
          />
        ))}
      </List>
    </Stack>
  )
}
