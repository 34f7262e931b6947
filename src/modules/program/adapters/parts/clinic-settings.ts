import { z } from 'zod'
import { marketingCapPattern } from '#platform/kernel/marketing-cap.ts'
import { quietHoursPattern } from '#platform/kernel/quiet-hours.ts'
import { address, addressOr, email, optional, phone, timeZone } from './fields.ts'
import { asItIs, type PartAtTheEdge } from './part-at-the-edge.ts'

const RulesContents = z
  .strictObject({
    rules: z
      .strictObject({
        quietHours: z
          .string()
          .regex(quietHoursPattern, 'Please enter both times, or leave both blank')
          .nullable()
          .meta({ description: 'When marketing is held, such as `21:00-09:00`, or `off`.' }),
        marketingCap: z
          .string()
          .regex(marketingCapPattern, 'Please enter whole numbers of 1 or more')
          .nullable()
          .meta({
            description:
              'The most marketing messages per member, channel and day, such as `sms:1,push:3`, or `off`.',
          }),
        birthdaySpecials: z.enum(['button', 'daily']).nullable(),
        printedCodes: z
          .boolean()
          .nullable()
          .meta({ description: 'False if only the code on the desk screen counts.' }),
        navVariant: z.enum(['A', 'B']).nullable(),
        bookingUrl: addressOr(['', 'off'], 500).meta({
          description: 'The URL of the booking page, or `off` to hide all booking buttons.',
        }),
        timeZone: timeZone.nullable().meta({
          description:
            'The clinic’s time zone as an IANA name. It decides when a day starts, for rules such as “once ' +
            'a day”.',
        }),
        phone: phone.meta({ description: 'The clinic’s phone number; null if it isn’t shown.' }),
        email,
        website: address(500),
        welcomeText: optional(160).meta({
          description: 'The headline for visitors; null means the app’s default text.',
        }),
      })
      .meta({ description: 'Null means the default from the server’s settings.' }),
  })
  .meta({
    id: 'RulesContents',
    example: {
      rules: {
        quietHours: '20:00-10:00',
        marketingCap: 'sms:1,push:2',
        birthdaySpecials: null,
        printedCodes: false,
        navVariant: null,
        bookingUrl: 'https://clinic.example/book',
        timeZone: 'Europe/Berlin',
        phone: '+49 30 1234567',
        email: 'hello@clinic.example',
        website: null,
        welcomeText: 'Time for yourself, in the middle of Berlin',
      },
    },
  })

export const rulesAtTheEdge: PartAtTheEdge<'rules', typeof RulesContents> = {
  part: 'rules',
  called: 'Rules',
  schema: RulesContents,
  taken: asItIs,
  shown: asItIs,
}
