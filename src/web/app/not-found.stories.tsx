import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getCurrentUserMockHandler } from '#api/accounts/accounts.msw.ts'
import { hintSignedIn, inApp } from './in-app.fixtures.tsx'
import { NotFound } from './not-found.tsx'

const meta = {
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(getCurrentUserMockHandler())
    return () => hintSignedIn(false)
  },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

const leadsHome: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(canvas.getByText('We can’t find that page')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
}

export const Visitor: Story = {
  decorators: [inApp({ path: '/nowhere' })],
  play: async context => {
    await leadsHome(context)
    await expect(within(context.canvasElement).queryByRole('navigation', { name: 'Main' })).toBeNull()
  },
}

export const Member: Story = {
  decorators: [inApp({ path: '/nowhere', signedIn: true })],
  play: async context => {
    await leadsHome(context)
    const bar = await within(context.canvasElement).findByRole('navigation', { name: 'Main' })
    await expect(within(bar).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
}
