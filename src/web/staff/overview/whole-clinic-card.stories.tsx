import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { WholeClinicCard } from './whole-clinic-card.tsx'

const asRole = (role: 'owner' | 'manager') =>
  getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Olga', role })

const meta = {
  component: WholeClinicCard,
  decorators: [inApp({ path: '/admin/overview' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(asRole('owner')),
} satisfies Meta<typeof WholeClinicCard>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Export Everything' })).toBeVisible()
    await expect(canvas.getByText(/It isn’t encrypted\./)).toBeVisible()
  },
}

export const Colleague: Story = {
  beforeEach: ({ msw }) => msw.use(asRole('manager')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Only the owner can export it.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/clinic-archive', () =>
        HttpResponse.json({ code: 'unavailable', detail: 'Please try again in a moment.' }, { status: 503 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export Everything' }))
    await expect(await within(document.body).findByText('Export Failed')).toBeVisible()
  },
}
