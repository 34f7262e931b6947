import { useEffect } from 'react'
import { useListTypefaces } from '#api/brand/brand.ts'
import { usualFonts } from '#ui-kit/foundations/theme/tokens.css.ts'
import type { Brand } from '../draft/parts.ts'

/** Loads a typeface for the preview. The app's own has no font files, and the page may be using another one. */
export function useFonts(name: Brand['typeface']) {
  const { data: typefaces } = useListTypefaces()
  const faces = typefaces?.find(typeface => typeface.name === name)?.faces ?? []
  const wanted = JSON.stringify(faces)
  useEffect(() => {
    for (const { family, file } of JSON.parse(wanted) as typeof faces) {
      if ([...document.fonts].some(known => known.family.includes(family))) continue
      document.fonts.add(new FontFace(family, `url(${file})`, { weight: '400 700', display: 'swap' }))
    }
  }, [wanted])
  const [display, text = display] = faces
  if (!typefaces) return undefined
  return display && text ? { display: `'${display.family}'`, text: `'${text.family}'` } : usualFonts
}
