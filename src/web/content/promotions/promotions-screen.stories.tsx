import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import {
  getListPromotionsMockHandler,
  getListPromotionsResponseMock,
} from '#api/promotions/promotions.msw.ts'
import type { OfferedPromotion } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { noteListAge } from '../../data/staleness.ts'
import { PromotionsScreen } from './promotions-screen.tsx'

const promotion = (title: string, change: Partial<OfferedPromotion> = {}): OfferedPromotion => {
  const [example] = getListPromotionsResponseMock()
  return { ...(example as OfferedPromotion), id: title, title, ...change }
}

const everyType = [
  promotion('Glow Weeks', { discountValue: 12.5 }),
  promotion('Welcome Gift', { discountType: 'fixed', discountValue: 50, targetAudience: 'NEW_CUSTOMERS' }),
  promotion('Double the Drip', { discountType: 'points', discountValue: 50 }),
  promotion('Your Month', { discountType: 'birthday', discountValue: 0, targetAudience: 'BIRTHDAY' }),
  promotion('Light for Gold', { discountType: 'service', discountValue: 0, targetAudience: 'VIP_GOLD' }),
  promotion('A Surprise', { discountType: 'other', discountValue: 0 }),
]

const meta = {
  component: PromotionsScreen,
  decorators: [inApp({ path: '/promotions' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListPromotionsMockHandler(everyType)),
} satisfies Meta<typeof PromotionsScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible())
  }

export const EveryType: Story = {
  play: reads(
    '12.5% OFF',
    '$50 OFF',
    '+50 BONUS POINTS',
    'BIRTHDAY SPECIAL',
    'FREE SERVICE',
    'SPECIAL OFFER',
    'NEW CUSTOMERS',
    'BIRTHDAY',
    'GOLD',
  ),
}

export const One: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListPromotionsMockHandler([
        promotion('Glow Weeks', {
          discountType: 'fixed',
          discountValue: 19.5,
          validFrom: '2026-11-01',
          validUntil: '2026-11-30',
        }),
      ]),
    ),
  play: async context => {
    await reads('Exclusive Offers & Specials', 'Ready to Experience Luxury?')(context)
    await reads('$19.50 OFF', 'Valid: Nov 1, 2026 - Nov 30, 2026')(context)
    const canvas = within(context.canvasElement)
    for (const name of [/^Book Now/, /^Book Appointment/]) {
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expect(canvas.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services')
  },
}

export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListPromotionsMockHandler(
        Array.from({ length: 24 }, (_, n) => promotion(`Special ${n + 1}`, { discountValue: n + 1 })),
      ),
    ),
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListPromotionsMockHandler([
        promotion('A very long title that a busy manager typed without looking at a phone even once today', {
          description: `${'What it is, when it is and what to mind. '.repeat(6)}\n\nWithlongwordsthatdonotbreakanywhere${'x'.repeat(60)}`,
          discountType: 'points',
          discountValue: 100_000,
          targetAudience: 'VIP_PLATINUM',
        }),
      ]),
    ),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListPromotionsMockHandler([])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No Active Promotions')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services')
  },
}

export const LoadingTheOffers: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/promotions', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Loading special offers...')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Exclusive Offers & Specials' })).toBeVisible()
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/promotions', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: reads('The offers could not be loaded', 'We can’t reach our records right now.'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/promotions', () => HttpResponse.error())),
  play: reads('The offers could not be loaded'),
}

const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** A four-day-old copy: promotions that have ended since are hidden. */
export const EndedSince: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      getListPromotionsMockHandler([
        promotion('Over by now', { validFrom: day(-9), validUntil: day(-2) }),
        promotion('Still there', { validFrom: day(-9), validUntil: day(2) }),
      ]),
    )
    noteListAge('/api/promotions', Date.now() - 4 * 24 * 60 * 60_000)
    return () => noteListAge('/api/promotions', undefined)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Still there')).toBeVisible()
    await expect(canvas.queryByText('Over by now')).toBeNull()
  },
}
