import { useState } from 'react'
import type { MenuContents } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { SearchField } from '#ui-kit/forms/search-field/search-field.tsx'
import { ClipboardPaste, Plus } from '#ui-kit/icons.ts'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { ArchivedRows } from '../draft/archived-rows.tsx'
import { changeItem } from '../draft/change-item.ts'
import { DraftCard } from '../draft/draft-card.tsx'
import { menuPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { Categories } from './categories-list.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { NoServices } from './no-services.tsx'
import { ServiceList, wordsOf } from './service-list.tsx'

export function MenuScreen() {
  const draft = useDraft(menuPart)
  const mayEdit = useMayEdit()
  const [opened, open] = useState<string>()
  const hasCategory = Boolean(draft.contents?.categories.length)
  return (
    <Split
      at="beside"
      aside={
        draft.contents && <Categories menu={draft.contents} onChange={mayEdit ? draft.change : undefined} />
      }
    >
      <DraftCard
        title="Menu"
        intro="What you offer, with prices and points. Past treatments keep the name they had."
        draft={draft}
        mayEdit={mayEdit}
        actions={
          <>
            <Button size="s" icon={Plus} disabled={!hasCategory} onClick={() => open('new')}>
              Add Service
            </Button>
            <Button size="s" variant="secondary" icon={ClipboardPaste} onClick={() => open('paste')}>
              Paste a Menu
            </Button>
          </>
        }
      >
        {menu => (
          <>
            <Services menu={menu} onOpen={open} onChange={mayEdit ? draft.change : undefined} />
            {opened && (
              <MenuDialog
                opened={opened}
                menu={menu}
                onChange={draft.change}
                onClose={() => open(undefined)}
              />
            )}
          </>
        )}
      </DraftCard>
    </Split>
  )
}

const searchedFrom = 8

type ServicesProps = {
  menu: MenuContents
  onOpen: (opened: string) => void
  /** If undefined, the menu is read-only. */
  onChange: ((menu: MenuContents) => void) | undefined
}

function Services({ menu, onOpen, onChange }: ServicesProps) {
  const [search, setSearch] = useState('')
  const { categories, services } = menu
  const order = onChange && ((next: typeof services) => onChange({ ...menu, services: next }))
  return (
    <>
      {services.length > searchedFrom && (
        <SearchField
          label="Search services"
          placeholder="Search services"
          value={search}
          onChange={setSearch}
        />
      )}
      {services.every(({ isArchived }) => isArchived) && (
        <NoServices
          mayEdit={onChange !== undefined}
          onPaste={() => onOpen('paste')}
          onTemplates={() => onOpen('templates')}
          onAdd={categories.length > 0 ? () => onOpen('new') : undefined}
        />
      )}
      <ServiceList
        menu={menu}
        search={search}
        onShowAll={() => setSearch('')}
        onEdit={onChange && onOpen}
        onOrder={order}
      />
      <ArchivedRows
        title="Archived Services"
        items={services.filter(({ isArchived }) => isArchived)}
        wordsOf={wordsOf}
        onRestore={order && (id => order(changeItem(services, id, { isArchived: false })))}
      />
    </>
  )
}
