import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useReadBrandLook } from '#api/brand/brand.ts'
import { isColour } from './colour-field/colour-field.tsx'

/** The look of a color. Until it has loaded, shows the previous one without messages or buttons. */
export function useLook(text: string) {
  const typed = isColour(text) ? text.toUpperCase() : ''
  const colour = useDeferredValue(typed)
  const { data, error, refetch, isPlaceholderData } = useReadBrandLook(
    { colour },
    { query: { enabled: colour !== '', placeholderData: keepPreviousData } },
  )
  const shown = typed === '' || colour === '' ? undefined : data
  const isOfTyped = colour === typed && !isPlaceholderData
  return { shown, judged: isOfTyped ? shown : undefined, error: isOfTyped ? error : null, reload: refetch }
}
