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
 * What Storybook has for those who read it, and what is not there where stories are tested: the switches of its toolbar.
 */

type Switches = Readonly<Record<string, string | undefined>>

const asked = new URLSearchParams(location.search)

/** `a:b;c:d`, as Storybook writes the switches into the address of the page. */
const switchesIn = (globals: string | null): Switches =>
  Object.fromEntries((globals ?? '').split(';').map(each => each.split(':')))

const inAddress = switchesIn(asked.get('globals'))
const isPlayed = (scenario: string | undefined) => scenario !== undefined && scenario !== 'usual'

// A story's own steps expect its own answers: under a scenario they are not played. Storybook leaves them out where it is embedded.
if (isPlayed(inAddress['scenario'])) {
  asked.set('embed', 'true')
  history.replaceState(null, '', `?${asked}`)
}

/** Another scenario is another server: the page is loaded anew, so that nothing of the one before is left. */
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

/** Sets the page and the server for the story that comes next. */
export function beforeReading({ globals, title }: { globals: Switches; title: string }) {
  setPage(globals)
  // Before the first paint: a frame among many is painted long before it is done.
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
  return title.startsWith('screens/') ? playScenario(globals['scenario'], window) : () => undefined
}

/** The bottom bar in the variant of the toolbar, below a screen of the patient's. */
export const withBar: Decorator = (Story, context) => {
  const { bar, scenario = 'usual' } = context.globals as Switches
  setPage(context.globals)
  Object.assign(clinic, { navVariant: bar === 'B' ? 'B' : 'A' })
  // Home has its own, which reads the variant there.
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

/** On a gradient nobody can measure contrast, and the badge would say so of every card: the page of contrasts measures both its ends. */
export const rulesForReaders = [
  { id: 'color-contrast', selector: `*:not(:is(${onMetal.join(', ')}), :is(${onMetal.join(', ')}) *)` },
]

// In a frame on a page of states: what a story scrolls to must not scroll the page below the reader.
if (asked.has('framed')) {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = function () {
    window.scrollBy({ top: this.getBoundingClientRect().top - window.innerHeight / 2 })
  }
}
