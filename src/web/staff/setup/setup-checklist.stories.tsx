import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { SetupFinding } from '#api/schemas/index.ts'
import { getCheckEmergencySheetMockHandler, getListSetupFindingsMockHandler } from '#api/server/server.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { reads } from '../staff.fixtures.ts'
import { SetupChecklist } from './setup-checklist.tsx'

const noMail: SetupFinding = {
  code: 'no-mail',
  severity: 'critical',
  what: 'Email isn’t set up.',
  effect: 'Who forgets the password gets no link to choose a new one, and email campaigns are refused.',
  wayOut: 'Set SMTP_URL and MAIL_FROM.',
}

const sheet: SetupFinding = {
  code: 'emergency-sheet',
  severity: 'warning',
  what: 'Nobody has looked at the emergency sheet for a year.',
  effect: 'Without its recovery key or the passphrase, nobody can open a backup once the server is gone.',
  wayOut: 'Take it out of the safe, and enter the last six characters of its recovery key.',
}

const others: readonly SetupFinding[] = [
  {
    code: 'local-address',
    severity: 'critical',
    what: 'The app’s address is this computer (http://localhost:3000).',
    effect: 'Links in messages and printed codes won’t work on patients’ phones.',
    wayOut: 'Set APP_URL to the public address, such as https://vip.your-clinic.com.',
  },
  {
    code: 'no-booking-link',
    severity: 'warning',
    what: 'No booking link is set.',
    effect: 'Patients can’t book from the app or its emails.',
    wayOut: 'Add your booking link: Program, Settings.',
  },
  {
    code: 'unknown-setting',
    severity: 'warning',
    what: 'Unknown setting: SESION_KEYS.',
    effect: 'It has no effect.',
    wayOut: 'Did you mean SESSION_KEYS?',
  },
]

const meta = {
  component: SetupChecklist,
  decorators: [inApp({ path: '/admin' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListSetupFindingsMockHandler([noMail])),
} satisfies Meta<typeof SetupChecklist>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { play: reads('Email isn’t set up.', 'Set SMTP_URL and MAIL_FROM.') }

export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(getListSetupFindingsMockHandler([noMail, ...others])),
  play: async ({ canvasElement }) => {
    const items = await within(canvasElement).findAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items.map(item => item.textContent?.includes('Urgent'))).toEqual([true, true, false, false])
  },
}

let isChecked = false

export const EmergencySheet: Story = {
  beforeEach({ msw }) {
    isChecked = false
    msw.use(
      getListSetupFindingsMockHandler(() => (isChecked ? [] : [sheet])),
      getCheckEmergencySheetMockHandler(async ({ request }) => {
        isChecked = ((await request.json()) as { characters: string }).characters === '39PUZ3'
        return { success: true }
      }),
    )
  },
  async play({ canvasElement, userEvent }) {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Last six characters' })
    const button = within(canvasElement).getByRole('button', { name: 'Check' })
    await userEvent.type(field, '39PUZ')
    await expect(button).toBeDisabled()
    await userEvent.type(field, '3')
    await userEvent.click(button)
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull())
  },
}

export const NothingAmiss: Story = {
  beforeEach: ({ msw }) => msw.use(getListSetupFindingsMockHandler([])),
  play: ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull(),
}
