import type { ConsentWords, Done, Preferences } from '../schemas'

export const getReadPreferencesResponseMock = (): Preferences => ({
  wording: 'preferences-2',
  channels: [{ channel: 'email', choice: 'on', statement: 'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.', number: null, confirming: null, stopped: false, devices: 0 }],
  history: [{ channel: 'email', given: true, number: null, wording: 'preferences-2', source: 'preferences', at: '2026-11-20T18:00:00.000Z' }],
})

export const getChoosePreferenceResponseMock = (): Preferences => ({
  wording: 'preferences-2',
  channels: [{ channel: 'email', choice: 'on', statement: 'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.', number: null, confirming: null, stopped: false, devices: 0 }],
  history: [{ channel: 'email', given: true, number: null, wording: 'preferences-2', source: 'preferences', at: '2026-11-20T18:00:00.000Z' }],
})

export const getConfirmNumberResponseMock = (): Preferences => ({
  wording: 'preferences-2',
  channels: [{ channel: 'email', choice: 'on', statement: 'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.', number: null, confirming: null, stopped: false, devices: 0 }],
  history: [{ channel: 'email', given: true, number: null, wording: 'preferences-2', source: 'preferences', at: '2026-11-20T18:00:00.000Z' }],
})

export const getReadMailPreferenceResponseMock = (): Preferences => ({
  wording: 'preferences-2',
  channels: [{ channel: 'email', choice: 'on', statement: 'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.', number: null, confirming: null, stopped: false, devices: 0 }],
  history: [{ channel: 'email', given: true, number: null, wording: 'preferences-2', source: 'preferences', at: '2026-11-20T18:00:00.000Z' }],
})

export const getChooseMailPreferenceResponseMock = (): Preferences => ({
  wording: 'preferences-2',
  channels: [{ channel: 'email', choice: 'on', statement: 'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.', number: null, confirming: null, stopped: false, devices: 0 }],
  history: [{ channel: 'email', given: true, number: null, wording: 'preferences-2', source: 'preferences', at: '2026-11-20T18:00:00.000Z' }],
})

export const getUnsubscribeMailResponseMock = (): Done => ({ success: true })

export const getReadConsentWordsResponseMock = (): ConsentWords => ({
  wording: 'preferences-2',
  email: 'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.',
  sms: 'Recurring automated marketing text messages to the number below. Message frequency varies. Msg & data rates may apply. Reply STOP to unsubscribe, HELP for help. Consent is not a condition of purchase or treatment.',
})
