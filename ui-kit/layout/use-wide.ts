import { useSyncExternalStore } from 'react'
import { media } from '../foundations/theme/tokens.css.ts'

/** Whether the window has room for more than a phone's column, for what a style alone can't change. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(media.wide).matches)
}

function watch(onChange: () => void) {
  const wide = matchMedia(media.wide)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
