import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CheckInCode, PointsGoal } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, unreachable } from '../../staff.fixtures.ts'
import { handlersOf } from '../draft/draft-handlers.fixtures.ts'
import type { Reward } from '../draft/parts.ts'
import { body, reward, sees } from '../draft/program.fixtures.ts'
import { PrintKit } from './print-kit.tsx'

const codeWith = (n: number, description: string, change: Partial<CheckInCode> = {}) => ({
  id: `0198f0c6-5b1e-7a51-9d3a-00000040000${n}`,
  description,
  code: `VELORA-${n}`,
  pointsValue: 5,
  isActive: true,
  countsOnPaper: true,
  ...change,
})
const goalWith = (title: string, pointsRequired: number) =>
  ({
    id: title,
    title,
    pointsRequired,
    description: '',
    rewardValue: title,
    isActive: true,
  }) as unknown as PointsGoal

const answers = (codes: object[], goals: readonly PointsGoal[]) => [
  http.get('*/api/checkin-codes', () => HttpResponse.json(codes)),
  http.get('*/api/points-goals', () => HttpResponse.json(goals)),
  ...handlersOf('rewards', { rewards: goals.map(({ id, title }) => reward(1, title, { id, ...limits[id] })) })
    .handlers,
]

const limits: Readonly<Record<string, Partial<Reward>>> = { 'Gold Gift': { tiers: ['Gold'] } }

const meta = {
  component: PrintKit,
  decorators: [inApp({ path: '/admin/program/print' })],
  beforeEach: ({ msw }) => {
    msw.use(
      ...answers(
        [codeWith(1, 'Daily Visit'), codeWith(2, 'VIP Lounge', { pointsValue: 10 })],
        [goalWith('$25 Credit', 500), goalWith('Gold Gift', 50), goalWith('Light Peel', 120)],
      ),
    )
    return afresh()
  },
} satisfies Meta<typeof PrintKit>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async () => {
    await userEvent.selectOptions(await body().findByLabelText('Code'), 'VIP Lounge')
    await userEvent.selectOptions(body().getByLabelText('Format'), 'Desk card, A5')
    const [preview] = await body().findAllByRole('article', { name: 'Check in and earn 10 points' })
    const shown = within(preview as HTMLElement)
    await expect(await shown.findByText('Your first reward, at 120 points')).toBeVisible()
    await expect(shown.getByText('Light Peel')).toBeVisible()
    await waitFor(() => expect(shown.getByRole('img', { name: 'QR code: VIP Lounge' })).toBeVisible())
  },
}

export const OnlyOnTheScreen: Story = {
  beforeEach: ({ msw }) => msw.use(...answers([codeWith(1, 'Daily Visit', { countsOnPaper: false })], [])),
  play: () => sees('Printed codes are turned off'),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...answers([], [])),
  play: () => sees('No code to print yet'),
}

export const WithoutReward: Story = {
  beforeEach: ({ msw }) => msw.use(...answers([codeWith(1, 'Daily Visit')], [])),
  play: async () => {
    await sees('Check in and earn 5 points')
    await expect(body().queryByText(/Your first reward/)).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/checkin-codes')),
  play: () => sees('The codes could not be loaded'),
}
