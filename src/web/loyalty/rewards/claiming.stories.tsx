import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getListGoalsMockHandler,
  getListVouchersMockHandler,
  getMeasureProgressMockHandler,
  getRedeemGoalMockHandler,
} from '#api/rewards/rewards.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { Goals } from './goals.tsx'
import { ReadyVouchers } from './ready-vouchers.tsx'
import * as rewards from './rewards.fixtures.ts'

const meta = {
  component: Goals,
  decorators: [inApp({ signedIn: true, path: '/rewards' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getListGoalsMockHandler(rewards.goals),
      getMeasureProgressMockHandler(rewards.progress),
      getListVouchersMockHandler([]),
    )
    return () => {
      hintSignedIn(false)
      dismissToast()
    }
  },
} satisfies Meta<typeof Goals>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const reads = async (...texts: readonly string[]) => {
  for (const text of texts)
    await waitFor(() => expect(within(document.body).getAllByText(text)[0]).toBeVisible())
}

const claims: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Claim LED Light Session' }))
  await userEvent.click(within(document.body).getByRole('button', { name: 'Claim' }))
}

const taken = { state: 'claimed', isRedeemed: true } as const

const refusing = (status: number, message: string) =>
  http.post('*/api/user/redeem-goal/:id', () => HttpResponse.json({ message }, { status }))

export const Confirming: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Claim LED Light Session' }),
    )
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Claim LED Light Session?' }),
    )
    await expect(dialog.getByRole('button', { name: 'Claim' })).toBeEnabled()
  },
}

export const Claiming: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/user/redeem-goal/:id', () => delay('infinite'))),
  play: async context => {
    await claims(context)
    await expect(await within(document.body).findByRole('button', { name: 'Claiming...' })).toBeDisabled()
  },
}

export const HasClaimed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getRedeemGoalMockHandler({ message: 'Enjoy your LED Light Session!', voucher: rewards.voucher })),
  play: async context => {
    await claims(context)
    await reads('Reward Claimed!', 'Enjoy your LED Light Session!')
  },
}

/** Two taps from the reward to the voucher, which then waits at the top. */
export const TicketFillsTheScreen: Story = {
  render: () => (
    <>
      <ReadyVouchers />
      <Goals />
    </>
  ),
  beforeEach: ({ msw }) => {
    let claimed = false
    const now = () =>
      rewards.progress.map(one => (claimed && one.state === 'claimable' ? { ...one, ...taken } : one))
    msw.use(
      getMeasureProgressMockHandler(now),
      getListVouchersMockHandler(() => (claimed ? [rewards.voucher] : [])),
      getRedeemGoalMockHandler(() => {
        claimed = true
        return { message: 'Enjoy your Hand Massage!', voucher: rewards.voucher }
      }),
    )
  },
  play: async context => {
    await claims(context)
    const ticket = within(await within(document.body).findByRole('dialog', { name: 'Reward Claimed!' }))
    await expect(await ticket.findByRole('img', { name: 'K7RW2M9Q as a QR code' })).toBeVisible()
    await expect(ticket.getByText('Show this at the front desk')).toBeVisible()
    await userEvent.click(ticket.getByRole('button', { name: 'Later' }))
    const strip = await within(context.canvasElement).findByRole('button', { name: /Hand Massage.*Show/ })
    await waitFor(() => expect(strip).toBeVisible())
  },
}

/** The desk redeems it while it's shown. */
export const UsedAtTheDesk: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListVouchersMockHandler([{ ...rewards.voucher, usedAt: '2026-11-20T19:00:00.000Z' }]),
      getRedeemGoalMockHandler({ message: 'Enjoy!', voucher: rewards.voucher }),
    ),
  play: async context => {
    await claims(context)
    await reads('Enjoy!', 'Used on Nov 20, 2026')
    await expect(within(document.body).getByRole('button', { name: 'Done' })).toBeVisible()
  },
}

/** The server hears what the dialog showed, so that nobody pays a new price unseen. */
export const TakesMoreThanShown: Story = {
  beforeEach: ({ msw }) => {
    let points = 100
    msw.use(
      getListGoalsMockHandler(() => rewards.goals.map(goal => ({ ...goal, pointsRequired: points }))),
      http.post('*/api/user/redeem-goal/:id', ({ request }) => {
        const shown = new URL(request.url).searchParams.get('shownPoints')
        points = 120
        const message = `It takes 120 points, not ${shown}.`
        return HttpResponse.json({ message, code: 'reward-takes-more' }, { status: 400 })
      }),
    )
  },
  play: async context => {
    await claims(context)
    await reads('Claim Failed', 'It takes 120 points, not 100.')
    const canvas = within(context.canvasElement)
    await canvas.findAllByText('120 points')
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim LED Light Session' }))
    await reads('Use 120 points? You’ll get a voucher to show at the front desk.')
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refusing(400, '50 more points needed.')),
  play: async context => {
    await claims(context)
    await reads('Claim Failed', '50 more points needed.')
  },
}

export const ClaimOffline: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/user/redeem-goal/:id', () => HttpResponse.error())),
  play: async context => {
    await claims(context)
    await reads('Claim Failed', 'Failed to claim reward. Please try again.')
  },
}
