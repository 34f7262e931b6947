import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { getReadServerRulesMockHandler } from '#api/clinic-settings/clinic-settings.msw.ts'
import type { ServerRules } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses, unreachable } from '../../staff.fixtures.ts'
import type { ClinicSettings } from '../draft/parts.ts'
import { body, clinicWith, refusedToSave, sees, session } from '../draft/program.fixtures.ts'
import { RulesScreen } from './rules-screen.tsx'

const path = '/api/admin/programme/rules'
const nothing: ClinicSettings = {
  quietHours: null,
  marketingCap: null,
  birthdaySpecials: null,
  printedCodes: null,
  navVariant: null,
  bookingUrl: null,
  timeZone: null,
  phone: null,
  email: null,
  website: null,
  welcomeText: null,
}

const serverRules: ServerRules = {
  quietHours: '21:00-09:00',
  marketingCap: 'sms:1',
  birthdaySpecials: 'button',
  printedCodes: true,
  navVariant: 'A',
  bookingUrl: 'off',
  timeZone: 'America/Los_Angeles',
}

let saved: ReturnType<typeof clinicWith>

const meta = {
  component: RulesScreen,
  decorators: [inApp({ path: '/admin/program/rules' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'rules', { rules: nothing })
    msw.use(getReadServerRulesMockHandler(serverRules))
    return afresh()
  },
} satisfies Meta<typeof RulesScreen>

export default meta
type Story = StoryObj<typeof meta>

const rules = () => (saved.contents as { rules: ClinicSettings }).rules
const chooses = async (label: string, option: string) =>
  userEvent.selectOptions(await body().findByLabelText(label), option)

/** One sentence above them says that all are defaults. */
export const AsTheServerSays: Story = {
  play: async () => {
    await sees('9:00 PM to 9:00 AM')
    await waitFor(() =>
      expect(body().getByLabelText('Printed check-in codes')).toHaveDisplayValue('Accepted'),
    )
    await expect(body().queryByDisplayValue(/^Default/)).toBeNull()
    await expect(body().getAllByRole('option', { name: 'Accepted' })).toHaveLength(1)
    await expect(body().queryByText('Set in your program')).toBeNull()
  },
}

export const OfOurOwn: Story = {
  play: async () => {
    await chooses('Quiet hours', 'Custom hours')
    await chooses('From', '20:30')
    await waitFor(() => expect(rules().quietHours).toBe('20:30-09:00'))
    await chooses('Marketing limit per member', 'Per channel, per day')
    await chooses('Push limit per day', '3')
    await chooses('SMS limit per day', 'No limit')
    await waitFor(() => expect(rules().marketingCap).toBe('push:3'))
    await chooses('Push limit per day', 'No limit')
    await waitFor(() => expect(rules().marketingCap).toBe('off'))
    await expect(await body().findByLabelText('Push limit per day')).toHaveFocus()
    await chooses('Printed check-in codes', 'Not accepted (desk screen code only)')
    await waitFor(() => expect(rules().printedCodes).toBe(false))
    await userEvent.click(body().getByRole('button', { name: /^Welcome/ }))
    await fireEvent.change(await body().findByLabelText(/^Shown first to visitors/), {
      target: { value: 'Time for yourself' },
    })
    await presses('Save', body().getByRole('dialog'))
    await waitFor(() => expect(rules().welcomeText).toBe('Time for yourself'))
    await chooses('Quiet hours', 'Default: 9:00 PM to 9:00 AM')
    await waitFor(() => expect(rules().quietHours).toBeNull())
  },
}

/** A field saves shortly after the last keystroke. An invalid address isn't saved, and shows an error. */
export const HowToReachUs: Story = {
  play: async () => {
    await chooses('Booking link', 'Custom link')
    const link = await body().findByLabelText(/^Where patients book/)
    await userEvent.type(link, 'aurora.example/book{Tab}')
    await sees('Please enter an address that starts with https://')
    await userEvent.clear(link)
    await userEvent.type(link, 'https://aurora.example/book{Enter}')
    await waitFor(() => expect(rules().bookingUrl).toBe('https://aurora.example/book'))
    await expect(link).toHaveFocus()
    const phone = await body().findByLabelText(/^Phone/)
    await userEvent.type(phone, '+49 30 1234567')
    await waitFor(() => expect(rules().phone).toBe('+49 30 1234567'), { timeout: 15_000 })
    await expect(phone).toHaveFocus()
    await userEvent.type(await body().findByLabelText(/^Email\b(?! limit)/), 'hello')
    await sees('Not saved yet')
    await userEvent.tab()
    await sees('Please enter an email address like hello@clinic.com')
    await chooses('Time zone', 'Europe/Berlin')
    await waitFor(() => expect(rules().timeZone).toBe('Europe/Berlin'))
    await chooses('Booking link', 'None (no booking buttons)')
    await waitFor(() => expect(rules().bookingUrl).toBe('off'))
  },
}

export const WithABookingLinkOfTheServer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadServerRulesMockHandler({ ...serverRules, bookingUrl: 'https://aurora.example/book' })),
  play: () =>
    waitFor(() =>
      expect(body().getByLabelText('Booking link')).toHaveDisplayValue('https://aurora.example/book'),
    ),
}

/** Tess changed the same policy first. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    await sees('9:00 PM to 9:00 AM')
    Object.assign(saved, {
      contents: { rules: { ...nothing, navVariant: 'B', birthdaySpecials: 'button' } },
      revision: 2,
      changedBy: 'Tess',
    })
    await chooses('Birthday specials', 'Automatically, at 9:00 AM on the day')
    await sees('Tess changed this, too')
    await presses('Save Both')
    await waitFor(() => expect(rules()).toMatchObject({ navVariant: 'B', birthdaySpecials: 'daily' }))
  },
}

export const Long: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'rules', {
      rules: {
        ...nothing,
        quietHours: '19:45-10:15',
        marketingCap: 'email:3,push:2,sms:7',
        bookingUrl: `https://aurora.example/${'book-'.repeat(40)}`,
        timeZone: 'America/Argentina/ComodRivadavia',
        phone: '+49 (0)30 1234567 ext. 890123',
        email: `${'reception.'.repeat(6)}berlin@aurora.example`,
        website: 'https://www.aurora.example',
        welcomeText: 'Willkommen في عيادتنا ✨ '.repeat(6),
      },
    })
  },
  play: () => sees('7:45 PM'),
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusedToSave(path, 400, 'invalid', 'Please enter both times, or leave both blank')),
  play: async () => {
    await chooses('Quiet hours', 'None')
    await sees('Please enter both times, or leave both blank')
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('View only')
    await expect(await body().findByLabelText('Quiet hours')).toBeDisabled()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', path)),
  play: () => sees('Settings could not be loaded'),
}
