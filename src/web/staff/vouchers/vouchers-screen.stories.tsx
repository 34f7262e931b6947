import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import { delay, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getFindVoucherMockHandler,
  getListUsedVouchersMockHandler,
  getRedeemVoucherMockHandler,
  getTakeBackVoucherMockHandler,
} from '#api/rewards/rewards.msw.ts'
import type { DeskVoucher } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, dialog, inTwoParts, presses, reads, refused, sees, unreachable } from '../staff.fixtures.ts'
import { VouchersScreen } from './vouchers-screen.tsx'

const voucher: DeskVoucher = {
  code: 'K7RW2M9Q',
  title: '$25 Credit',
  rewardValue: '$25 credit',
  patient: 'Mia Hart',
  email: 'mia@velora.example',
  state: 'ready',
  issuedAt: '2026-11-20T18:00:00.000Z',
  expiresAt: null,
  usedAt: null,
  canBeTakenBack: false,
}
const used: DeskVoucher = {
  ...voucher,
  state: 'used',
  usedAt: '2026-11-21T18:00:00.000Z',
  canBeTakenBack: true,
}

const meta = {
  component: VouchersScreen,
  decorators: [inApp({ path: '/admin/vouchers' })],
  beforeEach: ({ msw }) => {
    msw.use(getListUsedVouchersMockHandler([]), getFindVoucherMockHandler(voucher))
    return afresh()
  },
} satisfies Meta<typeof VouchersScreen>

export default meta
type Story = StoryObj<typeof meta>

const lookUp = async (canvasElement: HTMLElement, code = 'k7rw 2m9q') => {
  const field = within(canvasElement).getByLabelText('Voucher code')
  if (code) await userEvent.type(field, code)
  await presses('Look Up')
}

const looksUp: NonNullable<Story['play']> = ({ canvasElement }) => lookUp(canvasElement)

export const Empty: Story = { play: reads('No vouchers used today.') }

export const CodeMissing: Story = {
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '')
    await sees('Please enter the voucher’s code')
    await waitFor(() => expect(within(canvasElement).getByLabelText('Voucher code')).toHaveFocus())
  },
}

const Where = () => <p>{useLocation({ select: ({ pathname }) => pathname })}</p>

/** A USB scanner also types a member card into the field. */
export const AMemberCardInTheField: Story = {
  render: () => (
    <>
      <VouchersScreen />
      <Where />
    </>
  ),
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, 'M0198F0C65B1E7A519D3A2F6F1D1C0001')
    await sees('/admin/patients/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001')
  },
}

export const Ready: Story = {
  play: async context => {
    await looksUp(context)
    await sees('Mia Hart, mia@velora.example')
    await sees('Redeem')
  },
}

export const Used: Story = {
  beforeEach: ({ msw }) => msw.use(getRedeemVoucherMockHandler({ message: '$25 Credit was redeemed.' })),
  play: async context => {
    await looksUp(context)
    await presses('Redeem')
    await sees('Voucher Redeemed')
  },
}

/** Another desk may have redeemed it, so the same code is looked up again. */
export const LookedUpAgain: Story = {
  beforeEach: ({ msw }) => {
    let looks = 0
    msw.use(getFindVoucherMockHandler(() => (looks++ === 0 ? voucher : used)))
  },
  play: async context => {
    await looksUp(context)
    await sees('Redeem')
    await presses('Look Up')
    await sees('This voucher can’t be used anymore.')
  },
}

export const UsedAlready: Story = {
  beforeEach: ({ msw }) => msw.use(getFindVoucherMockHandler(used)),
  play: async context => {
    await looksUp(context)
    await sees('This voucher can’t be used anymore.')
  },
}

export const FoundAndUndone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getFindVoucherMockHandler(used),
      getTakeBackVoucherMockHandler({ message: '$25 Credit is ready again.' }),
    ),
  play: async context => {
    await looksUp(context)
    await presses('Undo')
    await presses('Undo', await dialog())
    await sees('Voucher Ready Again')
  },
}

export const UsedOnAnotherDay: Story = {
  beforeEach: ({ msw }) => msw.use(getFindVoucherMockHandler({ ...used, canBeTakenBack: false })),
  play: async context => {
    await looksUp(context)
    await sees('This voucher can’t be used anymore.')
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const MoreThanAPage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(inTwoParts('/api/admin/vouchers/used', [used], [{ ...used, code: 'LAST2345', patient: 'Noor' }])),
  play: async () => {
    await presses('Show More')
    await sees(/Noor/)
    await sees(/Mia Hart/)
  },
}

export const UsedByAnotherDeskMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'post',
        '/api/admin/vouchers/redeem',
        409,
        'voucher-used',
        'The patient used this voucher already.',
      ),
    ),
  play: async context => {
    await looksUp(context)
    await presses('Redeem')
    await sees('The patient used this voucher already.')
  },
}

export const Expired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getFindVoucherMockHandler({ ...voucher, state: 'expired', expiresAt: '2026-10-31T18:00:00.000Z' }),
    ),
  play: async context => {
    await looksUp(context)
    await sees(/^Expired/)
  },
}

export const Unknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refused('get', '/api/admin/vouchers/find', 404, 'unknown-voucher', 'No voucher has this code.')),
  play: async context => {
    await looksUp(context)
    await sees('No voucher has this code.')
  },
}

export const UndoneMistake: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListUsedVouchersMockHandler([
        used,
        { ...used, code: 'LONG2345', title: 'A very long reward with all the trimmings', patient: 'Noor' },
      ]),
      getTakeBackVoucherMockHandler({ message: '$25 Credit is ready again.' }),
    ),
  play: async () => {
    await presses('Undo redemption of $25 Credit for Mia Hart')
    await presses('Undo', await dialog())
    await sees('Voucher Ready Again')
  },
}

export const NoSignal: Story = {
  beforeEach: ({ msw }) =>
    msw.use(unreachable('get', '/api/admin/vouchers/find'), unreachable('get', '/api/admin/vouchers/used')),
  play: async context => {
    await looksUp(context)
    await sees('The voucher could not be looked up')
    await sees('Today’s vouchers could not be loaded')
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/vouchers/find', () => delay('infinite')),
      http.get('*/api/admin/vouchers/used', () => delay('infinite')),
    ),
  play: looksUp,
}
