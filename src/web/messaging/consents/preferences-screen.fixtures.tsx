import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler } from '#api/accounts/accounts.msw.ts'
import { getReadPreferencesMockHandler } from '#api/consents/consents.msw.ts'
import type { Preferences } from '#api/schemas/index.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../data/drafts.ts'
import type { ChannelPreference } from './preference-labels.ts'
import { PreferencesScreen } from './preferences-screen.tsx'

export const channel = (change: Partial<ChannelPreference> & Pick<ChannelPreference, 'channel'>) => ({
  choice: 'undecided' as const,
  statement: 'Offers, birthday specials and news about the VIP program. You can end them at any time.',
  number: null,
  confirming: null,
  stopped: false,
  devices: 0,
  ...change,
})

export const decision = (n: number, change: Partial<Preferences['history'][number]> = {}) => ({
  channel: 'email' as const,
  given: true,
  number: null,
  wording: 'preferences-2',
  source: 'preferences',
  at: new Date(Date.UTC(2026, 10, 20, 18, -n)).toISOString(),
  ...change,
})

export const decided: Preferences = {
  wording: 'preferences-2',
  channels: [
    channel({ channel: 'email', choice: 'on' }),
    channel({ channel: 'push', choice: 'on', devices: 2 }),
    channel({ channel: 'sms', choice: 'on', number: '+13105550142' }),
  ],
  history: [
    decision(0),
    decision(1, { channel: 'push', source: 'push setup', wording: 'push-setup-1' }),
    decision(2, { channel: 'sms', number: '+13105550142', source: 'intake', wording: '2026-11-21' }),
  ],
}

export const undecided: Preferences = {
  wording: 'preferences-2',
  channels: [channel({ channel: 'email' }), channel({ channel: 'push' }), channel({ channel: 'sms' })],
  history: [],
}

export const shownMeta = {
  component: PreferencesScreen,
  decorators: [inApp({ signedIn: true, path: '/preferences' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(getCurrentUserMockHandler(), getReadPreferencesMockHandler(decided))
    return () => {
      hintSignedIn(false)
      dismissToast()
    }
  },
} satisfies Meta<typeof PreferencesScreen>

export const shows = (canvas: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvas).getAllByText(text)[0]).toBeVisible())

export const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }))
