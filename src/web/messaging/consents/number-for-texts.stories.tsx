import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import {
  getChoosePreferenceMockHandler,
  getConfirmNumberMockHandler,
  getReadPreferencesMockHandler,
} from '#api/consents/consents.msw.ts'
import type { Preferences } from '#api/schemas/index.ts'
import { queryClient } from '../../data/query-client.ts'
import { channel, decided, press, shownMeta, shows, undecided } from './preferences-screen.fixtures.tsx'
import type { PreferencesScreen } from './preferences-screen.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof PreferencesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WrongNumber: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler(undecided),
      http.post('*/api/preferences', () =>
        HttpResponse.json(
          { message: 'Please enter a phone number with its area code.', code: 'no-textable-number' },
          { status: 400 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Mobile number'), '12')
    await press(canvasElement, 'Yes, Text Me')
    await shows(canvasElement, 'Please enter a phone number with its area code.')
    await waitFor(() => expect(within(canvasElement).getByLabelText('Mobile number')).toHaveFocus())
  },
}

const toConfirm: Preferences = {
  ...undecided,
  channels: [channel({ channel: 'sms', confirming: '+13105550142' })],
}

export const CodeOnItsWay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadPreferencesMockHandler(undecided), getChoosePreferenceMockHandler(toConfirm)),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Mobile number'), '+13105550142')
    await press(canvasElement, 'Yes, Text Me')
    await shows(document.body, 'It’s on its way to +13105550142.')
    await shows(canvasElement, 'Enter your code')
    await within(canvasElement).findByLabelText('Code')
  },
}

export const NumberConfirmed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadPreferencesMockHandler(toConfirm), getConfirmNumberMockHandler(decided)),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Code'), '123 456')
    await press(canvasElement, 'Confirm Number')
    await shows(document.body, 'You’ll get offers by text message.')
    await waitFor(() => expect(within(canvasElement).queryByLabelText('Code')).toBeNull())
  },
}

const refusesCode = (message: string, code: string) =>
  http.post('*/api/preferences/confirm-number', () => HttpResponse.json({ message, code }, { status: 400 }))

export const WrongCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler(toConfirm),
      refusesCode('That’s not the code we texted you.', 'wrong-code'),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Code'), '12')
    await press(canvasElement, 'Confirm Number')
    await shows(canvasElement, 'Please enter the six digits')
    const field = within(canvasElement).getByLabelText('Code')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '3456')
    await press(canvasElement, 'Confirm Number')
    await shows(canvasElement, 'That’s not the code we texted you.')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const EnoughCodes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler(toConfirm),
      http.post('*/api/preferences', () =>
        HttpResponse.json(
          {
            message: 'That’s the most codes we can text in a day. Please try again tomorrow.',
            code: 'enough-codes',
          },
          { status: 429 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send a New Code')
    await shows(canvasElement, 'That’s the most codes we can text in a day. Please try again tomorrow.')
  },
}

export const AnsweredStop: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPreferencesMockHandler({
        ...decided,
        channels: [channel({ channel: 'sms', choice: 'on', number: '+13105550142', stopped: true })],
      }),
    ),
  play: ({ canvasElement }) => shows(canvasElement, 'You opted out by replying STOP'),
}

export const AnotherMembersNumber: Story = {
  beforeEach: ({ msw }) => msw.use(getReadPreferencesMockHandler(undecided)),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Mobile number'), '310')
    const noor = { ...getCurrentUserResponseMock(), id: 'noor', name: 'Noor' }
    queryClient.setQueryData(getCurrentUserQueryKey(), noor)
    await waitFor(() => expect(within(canvasElement).getByLabelText('Mobile number')).toHaveValue(''))
  },
}
