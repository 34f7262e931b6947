import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { card, dialog, press, refusing, shownMeta, shows } from './patients-panel.fixtures.tsx'
import type { PatientsPanel } from './patients-panel.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof PatientsPanel>

export default meta
type Story = StoryObj<typeof meta>

const edits = async (points: string, reason: string) => {
  await press('Edit points for Mia Hart')
  const form = await dialog()
  if (points) await userEvent.type(form.getByLabelText('Points'), points)
  if (reason) await userEvent.type(form.getByLabelText('Reason'), reason)
  await userEvent.click(form.getByRole('button', { name: 'Update Points' }))
}

export const PointsUpdated: Story = {
  play: async () => {
    await edits('50', 'A gift')
    await shows('Points Updated Successfully!')
    await expect(within(await card('Mia Hart')).getByText('290')).toBeVisible()
  },
}

export const PointsMissing: Story = {
  play: async () => {
    await edits('', '')
    await shows('Please enter points value and reason.')
  },
}

export const PointsInvalid: Story = {
  play: async () => {
    await edits('-5', 'A gift')
    await shows('Please enter a valid positive number.')
  },
}

export const PointsRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusing('post', '*/api/admin/update-user-points', 400, '60 more points needed: this takes 300.'),
    ),
  play: async () => {
    await edits('300', 'Counted twice')
    await shows('Update Failed')
    await shows(/60 more points needed/)
    await expect((await dialog()).getByLabelText('Reason')).toHaveValue('Counted twice')
  },
}

const keys: (string | null)[] = []

export const PointsAddedOnceAfterClosingTheDialog: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(
      http.post('*/api/admin/update-user-points', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ message: 'Done.', pointsChanged: 50, pointsBalance: 290 })
      }),
    )
  },
  play: async () => {
    await edits('50', 'A gift')
    await shows('Update Failed')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
    await edits('', '')
    await shows('Points Updated Successfully!')
    await expect(keys[0]).toBeTruthy()
    await expect(keys[1]).toBe(keys[0])
  },
}

const sendsOffer = async () => {
  await press('Send 10% off to Mia Hart')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Send 10% Off' }))
}

export const OfferSent: Story = {
  play: async () => {
    await sendsOffer()
    await shows('Promotion Sent!')
  },
}

export const OfferRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('post', '*/api/admin/send-promo-notification', 409, 'Mia Hart already has it.')),
  play: async () => {
    await sendsOffer()
    await shows('Failed to Send Promotion')
    await shows('Mia Hart already has it.')
  },
}
