import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { ClinicSettingsUseCases } from '../open-clinic-settings.ts'

const route = routeOf<ClinicSettingsUseCases>()

export const clinicSettingsRoutes = [
  route({
    method: 'get',
    path: '/api/admin/programme/server-rules',
    name: 'readServerRules',
    summary: 'Get the default clinic policies.',
    description:
      'They come from the server’s settings (environment variables) and apply where the program doesn’t ' +
      'override them.',
    access: everyRole,
    answer: z
      .object({
        quietHours: z.string().meta({ description: 'Such as `21:00-09:00`, or `off`.' }),
        marketingCap: z.string().meta({ description: 'Such as `sms:1,push:3`, or `off`.' }),
        birthdaySpecials: z.enum(['button', 'daily']),
        printedCodes: z.boolean(),
        navVariant: z.enum(['A', 'B']),
        timeZone: z.string(),
        bookingUrl: z.string().meta({ description: 'The URL of the clinic’s booking page, or `off`.' }),
      })
      .meta({
        id: 'ServerRules',
        example: {
          quietHours: '21:00-09:00',
          marketingCap: 'sms:1',
          birthdaySpecials: 'button',
          printedCodes: true,
          navVariant: 'A',
          timeZone: 'America/Los_Angeles',
          bookingUrl: 'https://clinic.example/book',
        },
      }),
    refusals: [],
    handle: own => own.serverRules(),
  }),
]
