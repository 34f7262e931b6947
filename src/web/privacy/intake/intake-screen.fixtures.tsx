import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getIntakeStatusMockHandler } from '#api/privacy/privacy.msw.ts'
import type { IntakeStatus } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { IntakeScreen } from './intake-screen.tsx'

export const nothingYet: IntakeStatus = {
  submittedAt: null,
  version: null,
  isCurrent: false,
  marketingConsent: false,
  pushNotificationConsent: false,
  smsConsent: false,
}

export const handedIn: IntakeStatus = {
  ...nothingYet,
  submittedAt: '2026-11-20T18:00:00.000Z',
  version: 1,
  isCurrent: true,
  marketingConsent: true,
}

export const path = '*/api/user/hipaa-intake'

export const mia = getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), dateOfBirth: '1991-05-14' })

export const shownMeta = {
  component: IntakeScreen,
  decorators: [inApp({ signedIn: true, path: '/hipaa-intake' })],
  parameters: { layout: 'fullscreen' },
  args: { onDone: fn() },
  beforeEach: ({ msw }) => msw.use(mia, getIntakeStatusMockHandler(nothingYet)),
} satisfies Meta<typeof IntakeScreen>

type Story = StoryObj<typeof shownMeta>

export type Play = NonNullable<Story['play']>

export const told = {
  'Phone number': '(310) 555-0142',
  Address: '100 Rodeo Drive, Beverly Hills, CA 90210',
  'Emergency contact': 'Ana Hart',
  'Emergency contact’s phone': '(310) 555-0199',
  'Allergies (optional)': 'Lidocaine',
}

export const fillIn: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await canvas.findByLabelText('Phone number')
  for (const [label, text] of Object.entries(told)) await userEvent.type(canvas.getByLabelText(label), text)
  for (const consent of [
    /^I consent to treatment/,
    /^I agree to the use of my health/,
    /^I have read and accept/,
  ])
    await userEvent.click(canvas.getByRole('checkbox', { name: consent }))
}

export const submit: Play = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Submit Medical Intake' }))
