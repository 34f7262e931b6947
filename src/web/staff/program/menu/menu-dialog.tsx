import { lazy, Suspense } from 'react'
import type { MenuContents } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { changeItem, putItem } from '../draft/change-item.ts'
import type { MenuImport } from '../paste/import-services.ts'
import { ServiceDialog } from './service-dialog.tsx'

const PasteDialog = lazy(() =>
  import('../paste/paste-dialog.tsx').then(({ PasteDialog }) => ({ default: PasteDialog })),
)

const TemplatesDialog = lazy(() =>
  import('../templates/templates-dialog.tsx').then(({ TemplatesDialog }) => ({ default: TemplatesDialog })),
)

type MenuDialogProps = {
  /** A service's ID, 'new', 'paste' for a price list, or 'templates' for common treatments. */
  opened: string
  menu: MenuContents
  onChange: (menu: MenuContents) => void
  onClose: () => void
}

export function MenuDialog({ opened, menu, onChange, onClose }: MenuDialogProps) {
  const { categories, services } = menu
  if (opened === 'paste' || opened === 'templates') {
    const Import = opened === 'paste' ? PasteDialog : TemplatesDialog
    return (
      <Suspense>
        <Import menu={menu} onDone={imported => onChange(takenOver(imported))} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <ServiceDialog
      key={opened}
      service={services.find(({ id }) => id === opened)}
      categories={categories}
      onDone={service => onChange({ ...menu, services: putItem(services, service) })}
      onArchive={id => onChange({ ...menu, services: changeItem(services, id, { isArchived: true }) })}
      onClose={onClose}
    />
  )
}

function takenOver({ menu, added, changed }: MenuImport): MenuContents {
  const counted = (count: number, done: string) => count > 0 && `${count} ${done}`
  const description = [counted(added, 'new'), counted(changed, 'changed')].filter(Boolean).join(', ')
  showToast({ title: 'Menu Changed', description, tone: 'positive' })
  return menu
}
