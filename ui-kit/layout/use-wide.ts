import { useSyncExternalStore } from 'react'
import { media } from '../foundations/theme/tokens.css.ts'

/** Whether the window is wider than a phone's column, for differences that CSS can't express. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(media.wide).matches)
}

function watch(onChange: () => void) {
  const wide = matchMedia(media.wide)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
