import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import type { StaffRole } from '../pages.ts'

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

type CommandPaletteProps = { role: StaffRole; onLock: () => void }

/** Ctrl K, ⌘K or a button: find any patient, panel, page or action in the staff area with a few letters. */
export function CommandPalette(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const opens = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    addEventListener('keydown', opens)
    return () => removeEventListener('keydown', opens)
  }, [])
  return (
    <>
      <IconButton icon={Search} label="Go to (Ctrl K)" onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <PaletteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
