import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { BrandLook, Typeface } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { saveDraft } from '../../../data/drafts.ts'
import { afresh, presses, unreachable } from '../../staff.fixtures.ts'
import type { Brand } from '../draft/parts.ts'
import { body, clinicWith, sees, session, type } from '../draft/program.fixtures.ts'
import { BrandScreen } from './brand-screen.tsx'

const blank: Brand = {
  appName: null,
  colour: null,
  typeface: 'soft',
  card: 'rings',
  logo: null,
  logoDark: null,
}
const logo = '3f2a9c0e5b7d41868a1c2e3f4a5b6c7d'
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" rx="20" fill="#1F6F78"/></svg>`

const pairs = (ratio: number): BrandLook['pairs'] =>
  (['light', 'evening'] as const).flatMap(theme => [
    { theme, what: 'Words on buttons', ink: '#FFFFFF', ground: '#1F6F78', ratio, least: 4.5 },
    { theme, what: 'Buttons on the page', ink: '#1F6F78', ground: '#F3F9FA', ratio, least: 3 },
  ])

const teal: BrandLook = {
  holds: true,
  nearest: '#1F6F78',
  palettes: {
    light: {
      ground: '#F3F9FA',
      ink: '#072428',
      inkQuiet: '#4A6266',
      accent: '#12666F',
      accentFill: '#1F6F78',
      accentInk: '#FFFFFF',
    },
    evening: {
      ground: '#0B1517',
      surface: '#111E20',
      ink: '#ECF3F4',
      inkQuiet: '#A5B9BC',
      accent: '#81CCD6',
      accentFill: '#21717A',
      accentInk: '#FFFFFF',
    },
  },
  pairs: pairs(5.8),
}

const typefaces: Typeface[] = [
  { name: 'soft', display: 'Fraunces', text: 'Figtree', faces: [] },
  { name: 'clear', display: 'Manrope', text: 'Manrope', faces: [] },
]

let saved: ReturnType<typeof clinicWith>
const brand = () => (saved.contents as { brand: Brand }).brand

const meta = {
  component: BrandScreen,
  decorators: [inApp({ path: '/admin/program/brand' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'brand', { brand: blank })
    msw.use(
      http.get('*/api/admin/programme/brand/look', ({ request }) => {
        const isYellow = new URL(request.url).searchParams.get('colour')?.toUpperCase() === '#FFD400'
        return HttpResponse.json(isYellow ? { ...teal, holds: false, nearest: '#AB8D00' } : teal)
      }),
      http.get('*/api/admin/programme/brand/typefaces', () => HttpResponse.json(typefaces)),
      http.get('*/api/brand/:file', () =>
        HttpResponse.text(drawn, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    )
    return afresh()
  },
} satisfies Meta<typeof BrandScreen>

export default meta
type Story = StoryObj<typeof meta>

const chooses = async (label: string, file: File) =>
  userEvent.upload(await body().findByLabelText(label), file)
/** A field saves shortly after the last keystroke. */
const atLast = { timeout: 15_000 }
const picture = new File(['logo'], 'logo.png', { type: 'image/png' })

export const Empty: Story = {
  play: () => sees('No logo yet. Your clinic’s name and the default app icon are shown instead.'),
}

export const NamedAndColoured: Story = {
  play: async () => {
    await type('App name', 'Aurora Clinic')
    await waitFor(() => expect(brand().appName).toBe('Aurora Clinic'), atLast)
    await expect(body().getByLabelText('App name')).toHaveFocus()
    await type('Color', '#1f6f78')
    await sees('Words on buttons')
    await waitFor(() => expect(brand().colour).toBe('#1F6F78'), atLast)
    await expect(body().getByLabelText('Color')).toHaveFocus()
    await type('Color', '#1f6')
    await sees('Not saved yet')
    await userEvent.selectOptions(body().getByLabelText('Membership card'), 'Lines')
    await waitFor(() => expect(brand().card).toBe('lines'))
    await userEvent.selectOptions(body().getByLabelText('Typeface'), 'Clear: Manrope')
    await waitFor(() => expect(brand().typeface).toBe('clear'))
    await presses('Reset to Default Colors')
    await waitFor(() => expect(brand().colour).toBe(null))
  },
}

export const TooPale: Story = {
  play: async () => {
    await type('Color', '#FFD400')
    await sees('This color is too close to the background')
    await sees('Not saved yet')
    await presses('Use #AB8D00')
    await waitFor(() => expect(brand().colour).toBe('#AB8D00'))
  },
}

/** A result for one color must not appear for the next. */
export const NextColourStillLoading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/programme/brand/look', async ({ request }) => {
        if (!request.url.endsWith('FFD400')) await delay('infinite')
        return HttpResponse.json({ ...teal, holds: false, nearest: '#AB8D00' })
      }),
    ),
  play: async () => {
    await type('Color', '#FFD400')
    await body().findByRole('button', { name: 'Use #AB8D00' })
    await type('Color', '#1F6F78')
    await waitFor(() => expect(body().queryByRole('button', { name: 'Use #AB8D00' })).toBe(null))
    await expect(brand().colour).toBe(null)
  },
}

export const LookUnreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/programme/brand/look')),
  play: async () => {
    await type('Color', '#1F6F78')
    await sees('Your colors could not be loaded')
  },
}

/** Text typed right before a reload comes back and saves. */
export const TypedAndReloaded: Story = {
  beforeEach: () => {
    saveDraft('program:brand:name', 'Aurora')
    saveDraft('program:brand:colour', '#1F6F78')
  },
  play: async () => {
    await expect(await body().findByLabelText('App name')).toHaveValue('Aurora')
    await waitFor(() => expect(brand()).toMatchObject({ appName: 'Aurora', colour: '#1F6F78' }), atLast)
  },
}

/** The page uses the published typeface; the preview uses the draft's. */
export const AnotherTypefacePublished: Story = {
  beforeEach: () => {
    const page = document.documentElement.style
    page.setProperty('--font-text', 'Manrope')
    return () => page.removeProperty('--font-text')
  },
  play: async () => {
    const [words] = await body().findAllByText('Your next reward is near.')
    await waitFor(() => expect(getComputedStyle(words as Element).fontFamily).toContain('Figtree'))
  },
}

export const HalfTyped: Story = {
  play: async () => {
    await type('Color', '#1F6')
    await sees('Please enter a color like #1F6F78')
  },
}

export const LogoAddedAndRemoved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/brand/logo', () =>
        HttpResponse.json({ id: logo, url: `/api/brand/${logo}-logo.webp` }),
      ),
    ),
  play: async () => {
    await chooses('Choose a Logo', picture)
    await waitFor(() => expect(brand().logo).toBe(logo))
    await expect(await body().findByRole('region', { name: 'Logo for dark backgrounds' })).toBeVisible()
    await waitFor(() => expect(body().getByLabelText('Choose a Logo')).toHaveFocus())
    await presses('Remove Logo')
    await waitFor(() => expect(brand().logo).toBe(null))
    await expect(body().getByLabelText('Choose a Logo')).toHaveFocus()
  },
}

export const LogoRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/brand/logo', () =>
        HttpResponse.json(
          { code: 'blank-logo', message: 'Nothing can be seen in this picture.' },
          { status: 400 },
        ),
      ),
    ),
  play: async () => {
    await chooses('Choose a Logo', picture)
    await sees('Nothing can be seen in this picture.')
    await chooses('Choose a Logo', new File(['x'.repeat(2_000_001)], 'big.png', { type: 'image/png' }))
    await sees('Please choose a file of at most 2 MB.')
    await expect(brand().logo).toBe(null)
  },
}

const aurora = {
  appName: 'Aurora Clinic for Aesthetic Medicine Mitte',
  colour: '#1F6F78',
  typeface: 'classic',
  card: 'plain',
  logo,
  logoDark: logo,
}

export const Whole: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'brand', { brand: aurora })
  },
  play: () => sees('Words on buttons'),
}

export const ChangedMeanwhile: Story = {
  play: async () => {
    await body().findByLabelText('App name')
    Object.assign(saved, {
      contents: { brand: { ...blank, appName: 'Aurora' } },
      revision: 2,
      changedBy: 'Tess',
    })
    await userEvent.selectOptions(body().getByLabelText('Membership card'), 'Lines')
    await sees('Tess changed this, too')
    await presses('Save Both')
    await waitFor(() => expect(brand()).toMatchObject({ appName: 'Aurora', card: 'lines' }))
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'brand', { brand: aurora })
    msw.use(session('front desk'))
  },
  play: async () => {
    await sees('Words on buttons')
    await expect(body().getByLabelText('App name')).toBeDisabled()
    await expect(body().queryAllByRole('button')).toEqual([])
  },
}
