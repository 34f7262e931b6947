import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getListPendingRequestsMockHandler } from '#api/requests/requests.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, refused } from '../../staff.fixtures.ts'
import { mia } from '../patients.fixtures.ts'
import { handlers, page, seen, waiting } from './patient-screen.fixtures.ts'
import { PatientScreen } from './patient-screen.tsx'

const dialog = async () => within(await page().findByRole('dialog'))

const sent: { readonly path: string; readonly body: unknown }[] = []

const hears = (method: 'post' | 'put', path: string, answer: Record<string, unknown>) =>
  http[method](`*${path}`, async ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
    return HttpResponse.json(answer)
  })

const meta = {
  component: PatientScreen,
  decorators: [inApp({ path: `/admin/patients/${mia.id}` })],
  args: { id: mia.id, only: undefined, onOnly: () => {} },
  globals: { viewport: { value: 'desk' } },
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      ...handlers(),
      hears('post', '/api/admin/award-points', { message: '25 points for Mia Hart.' }),
      hears('post', '/api/admin/vouchers/redeem', { message: 'Used.' }),
      hears('put', '/api/admin/service-requests/:id/approve', {
        message: '25 points awarded.',
        pointsAwarded: 25,
      }),
    )
    return afresh()
  },
} satisfies Meta<typeof PatientScreen>

export default meta
type Story = StoryObj<typeof meta>

/** One key, the service, Enter: no email address to type. */
export const Awarded: Story = {
  play: async () => {
    await page().findByRole('button', { name: 'Award Points' })
    await userEvent.keyboard('a')
    const form = await dialog()
    await form.findByRole('option', { name: /^HydraFacial/ }, { timeout: 15_000 })
    await expect(form.getByLabelText('Service')).toHaveFocus()
    await userEvent.selectOptions(form.getByLabelText('Service'), 'HydraFacial (25 points)')
    form.getByLabelText('Service').focus()
    await userEvent.keyboard('{Enter}')
    await seen('Points Awarded')
    await expect(sent[0]?.body).toMatchObject({ memberId: mia.id, shownPoints: 25 })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), { timeout: 15_000 })
  },
}

/** The program changed the points while the dialog was open, so the desk must confirm. */
export const PointsChangedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'post',
        '/api/admin/award-points',
        409,
        'points-changed',
        'HydraFacial gives 30 points now, not 25.',
      ),
    ),
  play: async () => {
    await page().findByRole('button', { name: 'Award Points' })
    await userEvent.keyboard('a')
    const form = await dialog()
    await form.findByRole('option', { name: /^HydraFacial/ }, { timeout: 15_000 })
    await userEvent.selectOptions(form.getByLabelText('Service'), 'HydraFacial (25 points)')
    await userEvent.click(form.getByRole('button', { name: 'Award Points' }))
    await seen('HydraFacial gives 30 points now, not 25.')
  },
}

/** At this device's location. */
export const CheckedIn: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('desk-place', '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d02')
    msw.use(hears('post', '/api/admin/patients/:id/check-in', { message: 'Mia Hart is checked in.' }))
  },
  play: async () => {
    await page().findByRole('button', { name: /^Check In/ })
    await userEvent.keyboard('c')
    await seen('Checked In')
    await expect(sent[0]?.body).toEqual({ locationId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d02' })
  },
}

export const RequestApproved: Story = {
  beforeEach: ({ msw }) => msw.use(getListPendingRequestsMockHandler([waiting])),
  play: async () => {
    await seen('With Dr. Ruiz, in the afternoon.')
    await userEvent.keyboard('r')
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Approve' }))
    await seen('Request Approved!')
    await expect(sent[0]?.path).toContain(waiting.id)
  },
}

/** If several are ready, the shortcut redeems the one that expires first. */
export const VoucherUsed: Story = {
  play: async () => {
    const vouchers = within(await page().findByRole('list', { name: 'Vouchers' }))
    await expect(vouchers.getAllByRole('button', { name: /^Redeem / })).toHaveLength(2)
    await userEvent.keyboard('v')
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Redeem' }))
    await seen('Voucher Redeemed')
    await expect(sent[0]?.body).toEqual({ code: 'K7RW2M9Q' })
  },
}

export const VoucherUsedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'post',
        '/api/admin/vouchers/redeem',
        409,
        'already-used',
        'The patient used this voucher already.',
      ),
    ),
  play: async () => {
    await page().findByRole('list', { name: 'Vouchers' })
    await userEvent.keyboard('v')
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Redeem' }))
    await seen('The patient used this voucher already.')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), { timeout: 15_000 })
  },
}

/** Shortcuts are off while typing. */
export const KeysRestInAField: Story = {
  play: async () => {
    await page().findByRole('button', { name: 'Edit Points' })
    await userEvent.keyboard('e')
    const form = await dialog()
    await userEvent.type(form.getByLabelText('Reason'), 'a gift over lunch')
    await expect(page().getAllByRole('dialog')).toHaveLength(1)
    await expect(form.getByLabelText('Reason')).toHaveValue('a gift over lunch')
  },
}

/** A scanner types a code that starts with one of our shortcuts. */
export const ScannerIsNoKey: Story = {
  play: async () => {
    await page().findByRole('button', { name: 'Award Points' })
    await userEvent.keyboard('AEVORA7V{Enter}')
    await new Promise(resolve => setTimeout(resolve, 150))
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}
