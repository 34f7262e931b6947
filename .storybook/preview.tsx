import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import '#ui-kit/theme/global.css.ts'
import { currentToasts, dismissToast, subscribeToToasts, updateToast } from '#ui-kit/toast/store.ts'
import { brandCheck } from './brand-check.ts'
import { darkCheck } from './dark-check.ts'
import { abortRequestsAtEnd } from './own-requests.ts'
import { startWorker } from './worker.ts'

// A busy machine paints late; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 })

const isTested = import.meta.env['VITEST_STORYBOOK'] !== undefined

// Hidden parts of Storybook's own page, which axe would look through for each story.
if (isTested) for (const each of document.querySelectorAll('.sb-wrapper')) each.remove()

let toastsLast = false
// A busy machine looks late: what people have five seconds for lasts a minute here, unless it says how long.
subscribeToToasts(() => {
  const [toast] = currentToasts()
  if (toastsLast && toast?.open && toast.durationMs === undefined)
    updateToast(toast.id, { durationMs: 60_000 })
})

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  // What the story before said, or kept on the phone, is not this one's.
  beforeEach: ({ parameters }) => {
    toastsLast = isTested && parameters['toastsLast'] !== false
    dismissToast()
    localStorage.clear()
    return abortRequestsAtEnd(window)
  },
  afterEach: [darkCheck, brandCheck],
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Tests ask what is wrong only: to describe what holds is most of the time.
        ...(isTested && { resultTypes: ['violations'], preload: false }),
      },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'phone' } },
}

export default preview
