import { lightOf } from './oklch.ts'

/** What WCAG 2.2 asks of text (1.4.3) and of what is told apart without being read (1.4.11) at level AA. */
export const leastContrast = { text: 4.5, shape: 3 } as const

/** The contrast of two colours of #RRGGBB, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/** How much light a colour of #RRGGBB gives, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
