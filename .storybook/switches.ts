import type { GlobalTypes } from 'storybook/internal/types'
import { scenarios } from './scenarios/scenarios.ts'

const menu = (title: string, icon: string, items: readonly (readonly [value: string, title: string])[]) => ({
  description: title,
  toolbar: {
    title,
    icon: icon as 'lightning',
    dynamicTitle: true,
    items: items.map(([value, name]) => ({ value, title: name })),
  },
})

/** The toolbar's menus, in addition to theme and viewport. */
export const switches: GlobalTypes = {
  scenario: menu('Scenario', 'users', [
    ['usual', 'Default scenario'],
    ...Object.entries(scenarios).map(([name, { title }]) => [name, title] as const),
  ]),
  bar: menu('Navigation', 'bottombar', [
    ['none', 'No bar'],
    ['A', 'Navigation A'],
    ['B', 'Navigation B'],
  ]),
  motion: menu('Motion', 'lightning', [
    ['usual', 'Full motion'],
    ['less', 'Reduced motion'],
  ]),
  text: menu('Text size', 'zoom', [
    ['usual', 'Text 100%'],
    ['large', 'Text 200%'],
  ]),
  direction: menu('Direction', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
}

export const usualSwitches = {
  scenario: 'usual',
  bar: 'none',
  motion: 'usual',
  text: 'usual',
  direction: 'ltr',
}

type Switches = Readonly<Record<string, unknown>>

/** Applies the toolbar's settings to the page: direction, text size, and whether anything moves. */
export function setPage({ direction, text, motion }: Switches, root = document.documentElement): void {
  root.dir = direction === 'rtl' ? 'rtl' : ''
  root.style.fontSize = text === 'large' ? '200%' : ''
  keepStill(motion === 'less')
}

/** Saved before any story replaces matchMedia to allow motion. */
const usualMedia: typeof matchMedia | undefined = globalThis.matchMedia?.bind(globalThis)
const still = '(prefers-reduced-motion: reduce)'

/** A page can't turn on reduced motion in the browser. So matchMedia reports it, and CSS animations are turned off. */
function keepStill(asked: boolean) {
  document.getElementById('less-motion')?.remove()
  if (usualMedia) window.matchMedia = query => usualMedia(asked && query === still ? 'all' : query)
  if (!asked) return
  const style = Object.assign(document.createElement('style'), { id: 'less-motion' })
  style.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }'
  document.head.append(style)
}
