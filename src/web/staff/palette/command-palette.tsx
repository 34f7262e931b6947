import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Search } from '#ui-kit/icons.ts'
import type { StaffRole } from '../pages.ts'
import { isBusy } from '../patients/use-search-key.ts'

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

type CommandPaletteProps = { role: StaffRole; onLock: () => void }

/** `/`, Ctrl K, ⌘K or a button: find any patient, panel, page or action in the staff area with a few letters. */
export function CommandPalette(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const opens = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    addEventListener('keydown', opens)
    return () => removeEventListener('keydown', opens)
  }, [])
  return (
    <>
      <IconButton icon={Search} label="Search (/ or Ctrl K)" onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <PaletteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Screens with their own search have already handled `/`. In a field or dialog it's a character. */
function asksForSearch(event: KeyboardEvent): boolean {
  const withControl = event.ctrlKey || event.metaKey
  if (withControl) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !event.altKey && !event.defaultPrevented && !isBusy(event.target)
}
