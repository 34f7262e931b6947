import type { ServerRules } from '../schemas'

export const getReadServerRulesResponseMock = (): ServerRules => ({ quietHours: '21:00-09:00', marketingCap: 'sms:1', birthdaySpecials: 'button', printedCodes: true, navVariant: 'A', timeZone: 'America/Los_Angeles', bookingUrl: 'https://clinic.example/book' })
