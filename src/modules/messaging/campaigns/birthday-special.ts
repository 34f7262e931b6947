import { audienceOf, type CampaignOrder } from './campaign.ts'

/** The monthly birthday special. Everyone gets the same text, which never names a treatment (D-25, D-35). */
export const birthdaySpecial = (clinicName: string): CampaignOrder => ({
  kind: 'birthday',
  title: 'Happy Birthday!',
  message: `${clinicName} is celebrating with you: your birthday special is waiting all month long.`,
  type: 'BIRTHDAY',
  audience: audienceOf('BIRTHDAY_MONTH'),
  imageUrl: null,
  sendToAll: false,
  scheduledFor: null,
})

/** The birthday special for the day itself. Each member gets either this one or the manual one, once a year. */
export const birthdaySpecialOfToday = (clinicName: string): CampaignOrder => ({
  ...birthdaySpecial(clinicName),
  audience: audienceOf('BIRTHDAY_TODAY'),
})
