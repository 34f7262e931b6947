import type { Preferences } from '#api/schemas/index.ts'
import { Bell, Mail, MessageSquareText } from '#ui-kit/icons.ts'

export type ChannelPreference = Preferences['channels'][number]

export type Channel = ChannelPreference['channel']

/** The name of each channel, and what its consent covers. */
export const channels = {
  email: { title: 'Email', icon: Mail, about: 'offers by email' },
  push: { title: 'Push notifications', icon: Bell, about: 'offers as push notifications' },
  sms: { title: 'Text messages', icon: MessageSquareText, about: 'offers by text message' },
} as const

export const choices = {
  on: { label: 'On', tone: 'positive' },
  off: { label: 'Off', tone: 'neutral' },
  undecided: { label: 'Not set', tone: 'neutral' },
} as const

const sources: Readonly<Record<string, string>> = {
  intake: 'in the medical intake',
  profile: 'in the profile',
  preferences: 'on this page',
  'preferences link': 'through a link in an email',
  'unsubscribe link': 'through an email’s unsubscribe link',
  'push setup': 'when setting up notifications',
  'front desk': 'at the front desk',
  'text message': 'by text message',
  'contact changed': 'when the phone number was changed or removed',
  merge: 'when two accounts were merged',
}

/** A decision's source in words; an unknown source is shown unchanged, in parentheses. */
export const sourceInWords = (source: string) => sources[source] ?? `(${source})`
