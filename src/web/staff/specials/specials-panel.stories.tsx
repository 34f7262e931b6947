import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  getCreatePromotionMockHandler,
  getDeletePromotionMockHandler,
  getListAllPromotionsMockHandler,
} from '#api/content/content.msw.ts'
import { getCheckStaffSessionMockHandler } from '#api/identity/identity.msw.ts'
import { useCheckStaffSession } from '#api/identity/identity.ts'
import type { Promotion } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { saveDraft } from '../../data/drafts.ts'
import { signInOnThisPage } from '../../member/unauthorized.ts'
import { awayAndBack } from '../away-and-back.fixtures.tsx'
import { SpecialsPanel } from './specials-panel.tsx'

const special = (title: string, change: Partial<Promotion> = {}): Promotion => ({
  id: `id of ${title}`,
  title,
  description: 'A calm hour for tired skin.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2020-01-01',
  validUntil: '2099-12-31',
  isActive: true,
  targetAudience: 'ALL',
  ...change,
})

const several = [
  special('Glow Weeks'),
  special('Next Spring', { validFrom: '2098-03-01', discountType: 'points', discountValue: 50 }),
  special('Light for Gold', { discountType: 'service', discountValue: 0, targetAudience: 'VIP_GOLD' }),
  special('Last Winter', { validUntil: '2020-02-28', discountType: 'fixed', discountValue: 25 }),
]

const meta = {
  component: SpecialsPanel,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    saveDraft('special')
    msw.use(getListAllPromotionsMockHandler(several))
  },
} satisfies Meta<typeof SpecialsPanel>

export default meta
type Story = StoryObj<typeof meta>

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

const problem = (status: number, message: string, errors: readonly object[] = []) =>
  HttpResponse.json({ message, code: 'refused', errors }, { status })

async function fill(canvasElement: HTMLElement) {
  const form = within(await within(canvasElement).findByRole('form', { name: 'New monthly special' }))
  await userEvent.type(form.getByLabelText('Title'), 'Autumn Glow')
  await userEvent.type(form.getByLabelText('Description'), 'A calm hour.')
  await userEvent.selectOptions(form.getByLabelText('Type'), 'fixed')
  await userEvent.type(form.getByLabelText('Value'), '12.50')
  fireEvent.change(form.getByLabelText('Valid from'), { target: { value: '2026-11-01' } })
  fireEvent.change(form.getByLabelText('Valid until'), { target: { value: '2026-11-30' } })
  await userEvent.selectOptions(form.getByLabelText('Audience'), 'VIP_GOLD')
  return form
}

const create = async (canvasElement: HTMLElement) => {
  const form = await fill(canvasElement)
  await userEvent.click(form.getByRole('button', { name: 'Create Monthly Special' }))
  return form
}

// @staff-2-specials-list
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Active specials' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(list).getByText('Upcoming')).toBeVisible()
    const over = within(canvasElement).getByRole('list', { name: 'Specials that are over' })
    await expect(within(over).getByText('Last Winter')).toBeVisible()
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(getListAllPromotionsMockHandler(several.slice(0, 1))),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListAllPromotionsMockHandler([])),
  play: () => shows('No active specials'),
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListAllPromotionsMockHandler([special('A title that goes on and on '.repeat(4).trim())])),
}

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
    await shows('Please choose the last day')
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus())
  },
}

export const ValueIsNoNumber: Story = {
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.type(form.getByLabelText('Value'), ' dollars')
    await userEvent.click(form.getByRole('button', { name: 'Create Monthly Special' }))
    await shows('Please enter a number, such as 20 or 12.50')
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
        problem(400, 'The last day must not be before the first one.', [
          { path: 'validUntil', message: 'The last day must not be before the first one.' },
        ]),
      ),
    ),
  play: async ({ canvasElement }) => {
    const form = await create(canvasElement)
    await shows('Error')
    await expect(form.getByLabelText('Valid until')).toHaveAccessibleDescription(/must not be before/)
    await expect(form.getByLabelText('Title')).toHaveValue('Autumn Glow')
  },
}

/** A server that says nothing. */
// @staff-8-failed-special
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
    msw.use(http.post('*/api/admin/promotions', () => problem(403, 'Your role does not allow this.'))),
  play: async ({ canvasElement }) => {
    await create(canvasElement)
    await shows('Your role does not allow this.')
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

const remove = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete Glow Weeks' }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
}

export const AskedBeforeDeleting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete Glow Weeks' }))
    await shows('Delete “Glow Weeks”?')
  },
}

export const Deleted: Story = {
  beforeEach: ({ msw }) => msw.use(getDeletePromotionMockHandler(special('Glow Weeks'))),
  play: async ({ canvasElement }) => {
    await remove(canvasElement)
    await shows('Promotion Deleted')
  },
}

export const DeletedElsewhere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('*/api/admin/promotions/:id', () => problem(404, 'This promotion no longer exists.')),
    ),
  play: async ({ canvasElement }) => {
    await remove(canvasElement)
    await shows('This promotion no longer exists.')
  },
}

// @staff-8-failed-special-deletion
export const NotDeletedWithoutASentence: Story = {
  beforeEach: ({ msw }) => msw.use(http.delete('*/api/admin/promotions/:id', () => problem(500, ''))),
  play: async ({ canvasElement }) => {
    await remove(canvasElement)
    await shows('Error')
    await shows('Failed to delete promotion')
  },
}

export const LoadingSpecials: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/promotions', () => delay('infinite'))),
}

// @staff-8-failed-specials-list
export const NotLoggedIn: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/promotions', () => problem(401, 'Unauthorized'))),
  play: async () => {
    await shows('Unable to load promotions')
    await shows("Please make sure you're logged in with the admin code.")
  },
}

/** The gate let somebody in before, so that the session is known to be lost. */
const letIn: Decorator = Story => <LetIn panel={<Story />} />

function LetIn({ panel }: { panel: ReactNode }) {
  const { data } = useCheckStaffSession()
  return data?.isAdmin ? panel : null
}

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
    await waitFor(() => expect(leaving).toHaveBeenCalled(), { timeout: 5_000 })
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/promotions', () => HttpResponse.error())),
  play: () => shows('The specials could not be loaded'),
}
