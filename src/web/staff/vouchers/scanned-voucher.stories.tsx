import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { getListUsedVouchersMockHandler } from '#api/rewards/rewards.msw.ts'
import { useListPatientVouchers } from '#api/rewards/rewards.ts'
import type { DeskVoucher } from '#api/schemas/index.ts'
import { useReadTimeline } from '#api/timeline/timeline.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { memberCode } from '../../member/member-code.ts'
import { afresh, dialog, refused, sees } from '../staff.fixtures.ts'
import { ScannedVoucher } from './scanned-voucher.tsx'

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

const asked: (string | null)[] = []
const used: unknown[] = []
let presses = 0
let place = ''

function Place() {
  place = useLocation().pathname
  return null
}

const meta = {
  component: ScannedVoucher,
  decorators: [inApp({ path: '/admin' })],
  render: () => (
    <Stack gap="m">
      <TextField label="Search patients" />
      <Button
        onClick={() => {
          presses += 1
        }}
      >
        Award Points
      </Button>
      <ScannedVoucher />
      <Place />
    </Stack>
  ),
  beforeEach: ({ msw }) => {
    asked.length = 0
    used.length = 0
    presses = 0
    msw.use(
      getListUsedVouchersMockHandler([]),
      http.get('*/api/admin/vouchers/find', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('code'))
        return HttpResponse.json(voucher)
      }),
      http.post('*/api/admin/vouchers/redeem', async ({ request }) => {
        used.push(await request.json())
        return HttpResponse.json({ message: 'Used for Mia Hart.' })
      }),
    )
    return afresh()
  },
} satisfies Meta<typeof ScannedVoucher>

export default meta
type Story = StoryObj<typeof meta>

const keiko = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01'

/** Types like a scanner: without pauses, and with Enter at the end. */
const scan = (code: string, at: Element = document.activeElement ?? document.body) => {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(at, { key })
}

/** Enter belongs to the scan, not to the focused button; the next Enter redeems the voucher. */
export const WhereverTheFocusIs: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Award Points' }).focus()
    scan('K7RW2M9Q')
    const found = within(await dialog())
    const use = await found.findByRole('button', { name: 'Redeem' })
    await waitFor(() => expect(use).toHaveFocus())
    await expect(used).toEqual([])
    await userEvent.keyboard('{Enter}')
    await sees('Voucher Redeemed')
    await expect(asked[0]).toBe('K7RW2M9Q')
    await expect(used).toEqual([{ code: 'K7RW2M9Q' }])
    await expect(presses).toBe(0)
  },
}

function OpenPatient() {
  const { data } = useListPatientVouchers(keiko)
  const { data: timeline } = useReadTimeline(keiko)
  return <Text>{`Used: ${data?.filter(({ usedAt }) => usedAt).length}, history: ${timeline?.length}`}</Text>
}

export const OfTheOpenPatient: Story = {
  render: () => (
    <>
      <OpenPatient />
      <ScannedVoucher />
    </>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/users/:id/vouchers', () =>
        HttpResponse.json([{ usedAt: used.length > 0 ? '2026-11-20T18:00:00.000Z' : null }]),
      ),
      http.get('*/api/admin/users/:id/timeline', () => HttpResponse.json(used.map(id => ({ id })))),
    ),
  play: async () => {
    await sees('Used: 0, history: 0')
    scan('K7RW2M9Q', document.body)
    await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Redeem' }))
    await waitFor(() => expect(document.body).toHaveTextContent('Used: 1, history: 1'))
  },
}

export const NotWhereSomebodyTypes: Story = {
  play: async ({ canvasElement }) => {
    scan('K7RW2M9Q', within(canvasElement).getByLabelText('Search patients'))
    scan('K7RW2', document.body)
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
    await expect(asked).toEqual([])
  },
}

export const Unknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'get',
        '/api/admin/vouchers/find',
        404,
        'unknown-voucher',
        'There is no voucher with this code.',
      ),
    ),
  play: async () => {
    scan('ABCDEFGH', document.body)
    await sees('There is no voucher with this code.')
  },
}

/** It only opens the patient, and closes the voucher. */
export const MemberCard: Story = {
  play: async () => {
    scan('K7RW2M9Q', document.body)
    await sees('$25 Credit')
    scan(memberCode(keiko), document.body)
    await waitFor(() => expect(place).toBe(`/admin/patients/${keiko}`))
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
    await expect(asked).toEqual(['K7RW2M9Q'])
  },
}
