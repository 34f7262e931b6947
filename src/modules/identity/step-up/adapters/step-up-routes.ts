import { z } from 'zod'
import { gateLimits } from '#platform/http/rate-limit/door-limits.ts'
import { everyRole, type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { freshMinutes } from '#platform/kernel/access/step-up.ts'
import { pointsText } from '#platform/kernel/points.ts'
import { WrongProof } from '../refusals.ts'
import type { StepUp } from '../step-up.ts'

const route = routeOf<StepUp>()

const rule = {
  role: z.enum(everyRole as [Role, ...Role[]]),
  medicalAnswers: z.boolean(),
  exports: z.boolean().meta({ description: 'The list of patients and the audit log, as files.' }),
  pointsAbove: z
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(1_000_000, 'At most 1,000,000 points')
    .nullable()
    .meta({
      description:
        'Awards and corrections of one person that come to more points than these within an hour, or to four times as many within a day, since they last showed who they are; null: of none.',
    }),
}

const StepUpRule = z.object(rule).meta({
  id: 'StepUpRule',
  example: { role: 'front desk', medicalAnswers: false, exports: false, pointsAbove: 500 },
})

const words = ({ role, medicalAnswers, exports, pointsAbove }: z.output<typeof StepUpRule>) => {
  const asked = [
    ...(medicalAnswers ? ['viewing medical answers'] : []),
    ...(exports ? ['exporting'] : []),
    ...(pointsAbove === null ? [] : [`more than ${pointsText(pointsAbove)}`]),
  ]
  return `${role}: ${asked.join(', ') || 'nothing'}`
}

export const stepUpRoutes = [
  route({
    method: 'get',
    path: '/api/admin/step-up',
    name: 'listStepUpRules',
    summary: 'Before what each role shows once more who they are.',
    description: `A proof is good for ${freshMinutes} minutes, the opening of the staff area is one. Programs with an API key are never asked: what they may do is in their key.`,
    access: ['owner'],
    answer: z.array(StepUpRule),
    refusals: [],
    handle: async stepUp => [...(await stepUp.listStepUpRules())],
  }),
  route({
    method: 'put',
    path: '/api/admin/step-up',
    name: 'changeStepUpRule',
    summary: 'Say before what a role shows once more who they are.',
    description: 'It holds from the next request on, also where the staff area is open.',
    access: ['owner'],
    body: z.strictObject(rule),
    answer: StepUpRule,
    refusals: [],
    stepUp: 'ways in',
    audit: { subject: (_answer, _params, body) => words(body) },
    handle: async (stepUp, { body }) => {
      await stepUp.changeStepUpRule(body)
      return body
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/proof',
    name: 'proveByCode',
    summary: 'Show once more who one is: by one’s staff code, password or a recovery code.',
    description: `What was refused with \`step-up-needed\` is then done for ${freshMinutes} minutes. A recovery code is used up. Wrong ones count together with wrong staff codes.`,
    access: everyRole,
    body: z.strictObject({ secret: trimmedText().min(1, 'Please enter your code').max(200) }),
    answer: z
      .object({
        codesLeft: z
          .int()
          .nonnegative()
          .nullable()
          .meta({ description: 'How many recovery codes are left, where one was used.' }),
      })
      .meta({ id: 'Proof', example: { codesLeft: null } }),
    refusals: [WrongProof],
    idempotency: 'none',
    failureLimits: gateLimits,
    handle: async (stepUp, { body, staff, session, address }) => {
      const codesLeft = await stepUp.proveByCode({ staffId: staff.staffId, address }, body.secret)
      session.proveStaff()
      return { codesLeft }
    },
  }),
]
