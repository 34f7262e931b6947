import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import '#ui-kit/foundations/theme/global.css.ts'
import { currentToasts, dismissToast, subscribeToToasts, updateToast } from '#ui-kit/feedback/toast/store.ts'
import { brandCheck } from './checks/brand-check.ts'
import { darkCheck } from './checks/dark-check.ts'
import { dialogCheck } from './checks/dialog-check.ts'
import { layoutCheck } from './checks/layout-check.ts'
import { pictureCheck } from './checks/picture-check.ts'
import { abortRequestsAtEnd } from './own-requests.ts'
import { switches, usualSwitches } from './switches.ts'
import { startWorker } from './worker.ts'

// A busy machine is slow to paint; anything that never appears still fails.
configure({ asyncUtilTimeout: 15_000 })

const isTested = import.meta.env['VITEST_STORYBOOK'] !== undefined

// Tests don't load what only readers see.
const docs = isTested ? undefined : await import('./docs/docs.ts')
const reading = isTested ? undefined : await import('./reading.tsx')
reading?.followScenario()

// Hidden parts of Storybook's own page, which axe would otherwise check for each story.
if (isTested) for (const each of document.querySelectorAll('.sb-wrapper')) each.remove()

let toastsLast = false
// A busy machine may look too late, so toasts without a duration last a minute here instead of five seconds.
subscribeToToasts(() => {
  const [toast] = currentToasts()
  if (toastsLast && toast?.open && toast.durationMs === undefined)
    updateToast(toast.id, { durationMs: 60_000 })
})

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: docs ? [docs.controlsOfPart] : [],
  loaders: [mswLoader(startWorker)],
  // Removes the previous story's toast and stored data.
  beforeEach: ({ parameters, globals, title }) => {
    toastsLast = isTested && parameters['toastsLast'] !== false
    dismissToast()
    localStorage.clear()
    const endRequests = abortRequestsAtEnd(window)
    const endScenario = reading?.beforeReading({ globals, title })
    return async () => {
      endScenario?.()
      await endRequests()
    }
  },
  afterEach: [darkCheck, brandCheck, layoutCheck, dialogCheck, pictureCheck],
  globalTypes: isTested ? {} : switches,
  decorators: [
    ...(reading ? [reading.withBar] : []),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'padded',
    ...(docs && { docs: { container: docs.container, page: docs.page } }),
    options: {
      storySort: {
        order: [
          'cover',
          'foundations',
          ['colour', 'brand-colour', 'type', 'space-and-shape', 'motion', 'metals', 'icons', 'drawings'],
          'components',
          ['actions', 'forms', 'feedback', 'data', 'layout', 'brand'],
          'patterns',
          'screens',
          ['patient', ['home', 'loyalty', 'content'], 'staff'],
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Tests only need the violations. Describing what passed would take most of the time.
        ...(isTested && { resultTypes: ['violations'], preload: false }),
      },
      config: { rules: [{ id: 'region', enabled: false }, ...(reading?.rulesForReaders ?? [])] },
    },
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide desk', styles: { width: '1440px', height: '900px' } },
        whole: { name: 'Whole window', styles: { width: '100%', height: '100%' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'phone' }, ...(!isTested && usualSwitches) },
}

export default preview
