import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getCreatePromotionMockHandler } from '#api/promotions/promotions.msw.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { useCheckStaffSession } from '#api/staff/staff.ts'
import { signInOnThisPage } from '../../data/unauthorized.ts'
import { awayAndBack } from '../../form/away-and-back.fixtures.tsx'
import { create, fill, problem, shownMeta, shows, special } from './specials-panel.fixtures.tsx'
import type { SpecialsPanel } from './specials-panel.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof SpecialsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    const preview = within(within(canvasElement).getByRole('list', { name: 'Preview' }))
    await expect(preview.getByRole('heading', { name: 'Autumn Glow' })).toBeVisible()
    for (const words of ['$12.50 OFF', 'GOLD', 'Valid: Nov 1, 2026 - Nov 30, 2026'])
      await expect(preview.getByText(words)).toBeVisible()
  },
}

export const MissingInformation: Story = {
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'New monthly special' }))
    await userEvent.click(form.getByRole('button', { name: 'Create Monthly Special' }))
    await shows('Missing Information')
    await shows('Please fill in all required fields')
    await shows('Please choose an end date')
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus())
  },
}

export const ValueIsNoNumber: Story = {
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.type(form.getByLabelText('Value'), ' dollars')
    await userEvent.click(form.getByRole('button', { name: 'Create Monthly Special' }))
    await shows('Please enter a number like 20 or 12.50')
  },
}

export const Created: Story = {
  beforeEach: ({ msw }) => msw.use(getCreatePromotionMockHandler(special('Autumn Glow'))),
  play: async ({ canvasElement }) => {
    const form = await create(canvasElement)
    await shows('Monthly Special Created!')
    await expect(form.getByLabelText('Title')).toHaveValue('')
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/promotions', () =>
        problem(400, 'The end date can’t be before the start date.', [
          { path: 'validUntil', message: 'The end date can’t be before the start date.' },
        ]),
      ),
    ),
  play: async ({ canvasElement }) => {
    const form = await create(canvasElement)
    await shows('Error')
    await expect(form.getByLabelText('Valid until')).toHaveAccessibleDescription(/can’t be before/)
    await expect(form.getByLabelText('Title')).toHaveValue('Autumn Glow')
  },
}

/** The server responds without a message. */
export const NotCreatedWithoutASentence: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/admin/promotions', () => problem(500, ''))),
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await shows('Error')
    await shows('Failed to create promotion')
  },
}

export const NotAllowed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/promotions', () => problem(403, 'Your role doesn’t have permission for this.')),
    ),
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await shows('Your role doesn’t have permission for this.')
  },
}

export const OfflineWhileCreating: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/admin/promotions', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    const form = await create(canvasElement)
    await shows(/We can’t reach the clinic right now/)
    await expect(form.getByLabelText('Description')).toHaveValue('A calm hour.')
  },
}

const keys: (string | null)[] = []

export const CreatedOnceAfterLeavingThePanel: Story = {
  decorators: [awayAndBack],
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(
      http.post('*/api/admin/promotions', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(special('Autumn Glow'))
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await create(canvasElement)
    await shows(/We can’t reach the clinic right now/)
    await userEvent.click(canvas.getByRole('button', { name: 'Away' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Monthly Special' }))
    await shows('Monthly Special Created!')
    await expect(keys[0]).toBeTruthy()
    await expect(keys[1]).toBe(keys[0])
  },
}

export const Creating: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/admin/promotions', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await shows('Creating...')
  },
}

function LetIn({ panel }: { panel: ReactNode }) {
  const { data } = useCheckStaffSession()
  return data?.isAdmin ? panel : null
}

/** The gate opened before, so a 401 now means that the session was lost. */
const letIn: Decorator = Story => <LetIn panel={<Story />} />

const leaving = fn(async () => undefined)

export const SessionLost: Story = {
  decorators: [letIn],
  beforeEach: ({ msw }) => {
    signInOnThisPage(leaving)
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Olga', role: 'owner' }),
      http.get('*/api/admin/promotions', () => problem(401, 'Unauthorized')),
    )
    return () => signInOnThisPage(undefined)
  },
  play: async () => {
    await shows('The specials could not be loaded')
    await shows('You are logged out. Logging in again...')
    await expect(within(document.body).queryByText('Unable to load promotions')).toBeNull()
    await waitFor(() => expect(leaving).toHaveBeenCalled(), { timeout: 15_000 })
  },
}
