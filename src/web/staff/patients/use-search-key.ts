import { useEffect, useRef } from 'react'

/** `/` moves focus to the search field from anywhere on the page, except while typing or in a dialog. */
export function useSearchKey(field: () => HTMLInputElement | null | undefined): void {
  const latest = useRef(field)
  useEffect(() => {
    latest.current = field
  })
  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      event.preventDefault()
      latest.current()?.focus()
      latest.current()?.select()
    }
    document.addEventListener('keydown', goThere)
    return () => document.removeEventListener('keydown', goThere)
  }, [])
}

/** Whether the user is typing or in a dialog. */
export function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  return typing || document.querySelector('dialog[open]') !== null
}
