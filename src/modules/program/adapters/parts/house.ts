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
          .meta({ description: 'When marketing waits, `21:00-09:00` or `off`.' }),
        marketingCap: z
          .string()
          .regex(marketingCapPattern, 'Please enter whole numbers of 1 or more')
          .nullable()
          .meta({ description: 'How much a member gets by channel and day, `sms:1,push:3` or `off`.' }),
        birthdaySpecials: z.enum(['button', 'daily']).nullable(),
        printedCodes: z
          .boolean()
          .nullable()
          .meta({ description: 'False: only the code on the desk screen counts.' }),
        navVariant: z.enum(['A', 'B']).nullable(),
        bookingUrl: addressOr(['', 'off'], 500).meta({
          description: 'Where the clinic takes appointments, or `off`: nothing offers to book.',
        }),
        timeZone: timeZone.nullable().meta({
          description: 'Of the clinic’s clock, by its IANA name: its days decide what “once a day” means.',
        }),
        phone: phone.meta({ description: 'Where patients call the clinic; null: it is not said.' }),
        email,
        website: address(500),
        welcomeText: optional(160).meta({
          description: 'What visitors read first; null: the app’s own words.',
        }),
      })
      .meta({ description: 'Null: default.' }),
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
