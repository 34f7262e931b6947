import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { getListCheckInCodesMockHandler } from '#api/check-in/check-in.msw.ts'
import { getListGoalsMockHandler } from '#api/rewards/rewards.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { clinic } from '../../data/clinic.ts'
import { goals } from './rewards.fixtures.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const meta = {
  component: RewardsScreen,
  decorators: [inApp({ path: '/rewards' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListCheckInCodesMockHandler(), getListGoalsMockHandler(goals)),
} satisfies Meta<typeof RewardsScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible())
  }

export const Preview: Story = {
  play: async context => {
    await reads('Glow Vitamin Drip')(context)
    await reads('Preview')(context)
    await expect(within(context.canvasElement).getByRole('link', { name: /Join VIP/ })).toBeVisible()
  },
}

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** The sample card is between the clinic's own tiers, and has its logo. */
export const OfAClinicWithOtherTiers: Story = {
  beforeEach: () => {
    const { tiers, brand } = clinic
    Object.assign(clinic, {
      brand: { card: 'lines', logo: { light: pixel, dark: pixel } },
      tiers: [
        { tier: 'Bronze', from: '0.00' },
        { tier: 'Silver', from: '300.00' },
        { tier: 'Gold', from: '1000.00' },
      ],
    })
    return () => Object.assign(clinic, { tiers, brand })
  },
  play: async context => {
    await reads('$400 to Gold')(context)
    const card = await within(context.canvasElement).findByRole('region', { name: 'VIP Points Balance' })
    await expect(within(card).getByRole('img', { name: clinic.clinicName })).toBeInTheDocument()
    const next = await within(context.canvasElement).findByRole('region', { name: 'Next Reward' })
    await expect(within(next).getByText('Next Reward: $25 Credit')).toBeVisible()
    await expect(within(next).getByText('72% of 250 points')).toBeVisible()
  },
}

export const WithoutRewards: Story = {
  beforeEach: ({ msw }) => msw.use(getListGoalsMockHandler([])),
  play: reads('Your own card is waiting'),
}

export const RewardsAreLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/points-goals', () => delay('infinite'))),
  play: reads('Rewards you can earn'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/points-goals', () => HttpResponse.error())),
  play: reads('The rewards could not be loaded'),
}
