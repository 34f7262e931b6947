import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { getCheckMailServerMockHandler } from '#api/channels/channels.msw.ts'
import type { MailServerState } from '#api/schemas/index.ts'
import { getListSetupFindingsMockHandler } from '#api/server/server.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { MailServerCard } from './mail-server-card.tsx'
import { SetupChecklist } from './setup-checklist.tsx'

const meta = {
  component: MailServerCard,
  decorators: [inApp({ path: '/admin' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListSetupFindingsMockHandler([])),
} satisfies Meta<typeof MailServerCard>

export default meta
type Story = StoryObj<typeof meta>

const saying = (found: MailServerState, title: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getCheckMailServerMockHandler(found)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Check Email Server' }))
    await expect(await canvas.findByText(title)).toBeVisible()
    await expect(canvas.getByText(found.words)).toBeVisible()
  },
})

export const NotChecked: Story = {}

export const Well = saying(
  { state: 'well', words: 'The email server responds and lets us sign in.' },
  'Working',
)

export const Refused = saying(
  {
    state: 'refused',
    words: 'The email server rejects the clinic’s sign-in: Invalid login: 535 5.7.8 Bad credentials.',
  },
  'Sign-in rejected',
)

export const Away = saying(
  { state: 'away', words: 'The email server can’t be reached: connect ECONNREFUSED 127.0.0.1:587.' },
  'Can’t be reached',
)

export const Slow = saying(
  { state: 'slow', words: 'The email server is slow: a response took 12 seconds.' },
  'Slow',
)

export const NotSetUp = saying({ state: 'not set up', words: 'Email isn’t set up.' }, 'Not set up')

/** The list above it says what to configure: there is nothing to check. */
export const NoServer: Story = {
  render: () => (
    <>
      <SetupChecklist />
      <MailServerCard />
    </>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      getListSetupFindingsMockHandler([
        {
          code: 'no-mail',
          severity: 'critical',
          what: 'Email isn’t set up.',
          effect: 'Nobody gets a link for a new password.',
          wayOut: 'Set SMTP_URL and MAIL_FROM.',
        },
      ]),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Email isn’t set up.')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
