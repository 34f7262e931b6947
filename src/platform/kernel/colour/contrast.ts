import { lightOf } from './oklch.ts'

/** The minimum contrast in WCAG 2.2 AA for text (1.4.3) and for other visible parts (1.4.11). */
export const leastContrast = { text: 4.5, shape: 3 } as const

/** The contrast of two #RRGGBB colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/** The relative luminance of a #RRGGBB color, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
