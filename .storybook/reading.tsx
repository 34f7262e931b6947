import type { Decorator } from '@storybook/react-vite'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { metalSurface } from '#ui-kit/brand/metal-card/metal.css.ts'
import { BottomBar } from '#ui-kit/layout/bottom-bar/bottom-bar.tsx'
import { inApp } from '../src/web/app/in-app.fixtures.tsx'
import { navigationOf } from '../src/web/app/navigation.tsx'
import { clinic } from '../src/web/data/clinic.ts'
import { playScenario } from './scenarios/play-scenario.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { setPage } from './switches.ts'

/*
 * The toolbar's menus, which only readers of Storybook need. Tests don't load this file.
 */

type Switches = Readonly<Record<string, string | undefined>>

const asked = new URLSearchParams(location.search)

/** Parses `a:b;c:d`, Storybook's format for globals in the URL. */
const switchesIn = (globals: string | null): Switches =>
  Object.fromEntries((globals ?? '').split(';').map(each => each.split(':')))

const inAddress = switchesIn(asked.get('globals'))
const isPlayed = (scenario: string | undefined) => scenario !== undefined && scenario !== 'usual'

// A story's play function expects the story's own responses, so it doesn't run in a scenario. Storybook skips it when embedded.
if (isPlayed(inAddress['scenario'])) {
  asked.set('embed', 'true')
  history.replaceState(null, '', `?${asked}`)
}

/** A different scenario is a different server, so the page reloads and nothing of the previous one is left. */
export function followScenario() {
  addons.getChannel().on(GLOBALS_UPDATED, ({ globals }: { globals: Switches }) => {
    const { scenario = 'usual' } = globals
    if (scenario === (inAddress['scenario'] ?? 'usual')) return
    const next = { ...inAddress, ...globals, scenario }
    const plain = Object.entries(next).filter(([, value]) => typeof value === 'string' && value !== '')
    asked.delete('embed')
    asked.set('globals', plain.map(([name, value]) => `${name}:${value}`).join(';'))
    location.replace(`?${asked}`)
  })
}

/** Prepares the page and the server for the next story. */
export function beforeReading({ globals, title }: { globals: Switches; title: string }) {
  setPage(globals)
  // Set before the first paint, because one frame among many is painted long before it's ready.
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
  return title.startsWith('screens/') ? playScenario(globals['scenario'], window) : () => undefined
}

/** Shows the bottom bar below a patient screen, in the variant selected in the toolbar. */
export const withBar: Decorator = (Story, context) => {
  const { bar, scenario = 'usual' } = context.globals as Switches
  setPage(context.globals)
  Object.assign(clinic, { navVariant: bar === 'B' ? 'B' : 'A' })
  // Home has its own bar, which reads the variant from `clinic`.
  if (context.title.startsWith('screens/patient/home/')) return <Story />
  if ((bar !== 'A' && bar !== 'B') || !context.title.startsWith('screens/patient/')) return <Story />
  const path = context.title.replace(/.*(?=\/)|-screen$/g, '')
  const { pointsBalance: points = 240 } = scenarios[scenario]?.persona?.user ?? {}
  const variant = { navVariant: bar, bookingUrl: 'https://booking.example' } as const
  const Bar = () => <BottomBar label="Main" {...navigationOf(variant, { path, points })} />
  return (
    <>
      <Story />
      {inApp({ signedIn: true, path })(Bar as never, context)}
    </>
  )
}

const onMetal = Object.values(metalSurface).map(name => `.${name.split(' ').join('.')}`)

/** Axe can't measure contrast on a gradient, and would flag every card. The theme's stories measure both ends instead. */
export const rulesForReaders = [
  { id: 'color-contrast', selector: `*:not(:is(${onMetal.join(', ')}), :is(${onMetal.join(', ')}) *)` },
]

// In a frame on a docs page: if a story scrolls, the docs page must not scroll, too.
if (asked.has('framed')) {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = function () {
    window.scrollBy({ top: this.getBoundingClientRect().top - window.innerHeight / 2 })
  }
}
