import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { PatientGone } from '#platform/kernel/account-gone.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import type { Details } from '../details.ts'
import { DetailsChanged, InvalidBirthday } from '../refusals.ts'

const route = routeOf<Details>()

/** 'MM-DD' of a leap year. */
const monthAndDay = /^(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)$/

const birthday = z
  .union([z.iso.date(), z.string().regex(monthAndDay)], {
    error: 'Please enter a valid date of birth',
  })
  .nullable()
  .meta({ description: 'The date of birth, or `MM-DD` without a year.' })

export const detailRoutes = [
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/details',
    name: 'correctDetails',
    summary: 'Correct a patient’s name or birthday.',
    description:
      'Refused if the patient’s details are no longer what `replaces` says. A corrected date of birth has to ' +
      'reach the clinic’s minimum age. The audit log says which of the two changed, but not from what to what.',
    access: ['owner', 'manager', 'front desk'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      firstName: trimmedText().min(1, 'First name is required').max(100),
      lastName: trimmedText().max(100),
      birthday,
      replaces: z.strictObject({
        firstName: z.string().max(200),
        lastName: z.string().max(200),
        birthday: z.string().max(10).nullable(),
      }),
    }),
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [PatientGone, DetailsChanged, InvalidBirthday, UnderMinimumAge],
    audit: {
      member: (_answer, { id }) => id,
      subject: answer => (answer as { readonly corrected: readonly string[] }).corrected.join(', '),
    },
    handle: async (details, { params, body }) => {
      const corrected = await details.correctDetails(params.id, body)
      return { success: true, corrected }
    },
  }),
]
