import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import {
  getDeletePromotionMockHandler,
  getListAllPromotionsMockHandler,
} from '#api/promotions/promotions.msw.ts'
import { problem, several, shownMeta, shows, special } from './specials-panel.fixtures.tsx'
import type { SpecialsPanel } from './specials-panel.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof SpecialsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Active specials' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(list).getByText('Upcoming')).toBeVisible()
    const over = within(canvasElement).getByRole('list', { name: 'Past specials' })
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

export const AskedBeforeDeleting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete Glow Weeks' }))
    await shows('Delete “Glow Weeks”?')
  },
}

const remove = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete Glow Weeks' }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
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

export const NotLoggedIn: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/promotions', () => problem(401, 'Unauthorized'))),
  play: async () => {
    await shows('Unable to load promotions')
    await shows("Please make sure you're logged in with the admin code.")
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/promotions', () => HttpResponse.error())),
  play: () => shows('The specials could not be loaded'),
}
