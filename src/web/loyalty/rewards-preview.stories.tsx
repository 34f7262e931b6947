import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { getListCheckInCodesMockHandler, getListGoalsMockHandler } from '#api/loyalty/loyalty.msw.ts'
import { inApp } from '../shell/in-app.stories-kit.tsx'
import { goals } from './rewards.stories-kit.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const meta = {
  title: 'src/web/loyalty/rewards-screen, signed out',
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
    await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

export const Preview: Story = {
  play: async context => {
    await reads('Glow Vitamin Drip')(context)
    await reads('Preview')(context)
    await expect(within(context.canvasElement).getByRole('link', { name: /Join VIP/ })).toBeVisible()
  },
}

export const WithoutRewards: Story = {
  beforeEach: ({ msw }) => msw.use(getListGoalsMockHandler([])),
  play: reads('Your own card is waiting'),
}

export const RewardsAreLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/points-goals', () => delay('infinite'))),
  play: reads('What points become'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/points-goals', () => HttpResponse.error())),
  play: reads('The rewards could not be loaded'),
}
