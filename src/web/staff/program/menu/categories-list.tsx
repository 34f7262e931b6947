import { useState } from 'react'
import type { MenuContents } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { FolderPlus } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { putItem } from '../draft/change-item.ts'
import { ItemRows } from '../draft/item-rows.tsx'
import { moved } from '../draft/moved.ts'
import { withoutCategory } from './categories.ts'
import { CategoryDialog, keptCategory } from './category-dialog.tsx'

type CategoriesProps = { menu: MenuContents; onChange: ((menu: MenuContents) => void) | undefined }

/** The clinic's categories, in the order for patients. */
export function Categories({ menu, onChange }: CategoriesProps) {
  const [edited, setEdited] = useState<string>()
  const { categories, services } = menu
  const inCategory = (id: string) => services.filter(({ categoryId }) => categoryId === id).length
  const items = categories.map(category => ({ ...category, services: inCategory(category.id) }))
  return (
    <Section
      title="Categories"
      padding="l"
      action={
        onChange && (
          <Button size="s" variant="secondary" icon={FolderPlus} onClick={() => setEdited('new')}>
            Add Category
          </Button>
        )
      }
    >
      <Text tone="quiet">
        {categories.length === 0
          ? 'Services are grouped into categories, like Fillers or Skincare. Start with one.'
          : 'Patients filter by these, in this order.'}
      </Text>
      <ItemRows
        label="Categories"
        items={items}
        wordsOf={wordsOf}
        keptAs={keptCategory}
        onEdit={onChange && setEdited}
        onMove={
          onChange && ((from, to) => onChange({ ...menu, categories: [...moved(categories, from, to)] }))
        }
      />
      {edited && onChange && (
        <CategoryDialog
          key={edited}
          category={categories.find(({ id }) => id === edited)}
          categories={categories}
          services={inCategory(edited)}
          onDone={category => onChange({ ...menu, categories: putItem(categories, category) })}
          onRemove={movedTo => onChange(withoutCategory(menu, edited, movedTo))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

const wordsOf = ({ name, services }: { name: string; services: number }) => ({
  title: name,
  hint: services === 1 ? '1 service' : `${services} services`,
})
