import { z } from 'zod'
import { gateLimits } from '#platform/http/rate-limit/door-limits.ts'
import { everyRole, type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { freshMinutes } from '#platform/kernel/access/step-up.ts'
import { pointsText } from '#platform/kernel/points.ts'
import type { RuleChange } from '../ports.ts'
import { WrongProof } from '../refusals.ts'
import type { StepUp } from '../step-up.ts'

const route = routeOf<StepUp>()

const rule = {
  role: z.enum(everyRole as [Role, ...Role[]]),
  medicalAnswers: z.boolean(),
  exports: z.boolean().meta({ description: 'Downloads of the patient list and the audit log.' }),
  pointsAbove: z
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(1_000_000, 'At most 1,000,000 points')
    .nullable()
    .meta({
      description:
        'Extra verification is required once a person’s awards and corrections exceed this many points ' +
        'within an hour, or four times as many within a day, since they last verified. Null means never.',
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
    summary: 'List the actions that require extra verification, by role.',
    description:
      `A verification lasts ${freshMinutes} minutes, and opening the staff area counts as one. API keys ` +
      'are never asked for one, because their scopes define what they may do.',
    access: ['owner'],
    answer: z.array(StepUpRule),
    refusals: [],
    handle: async stepUp => [...(await stepUp.listStepUpRules())],
  }),
  route({
    method: 'put',
    path: '/api/admin/step-up',
    name: 'changeStepUpRule',
    summary: 'Set the actions that require extra verification for a role.',
    description:
      'A field that you leave out stays as it is. Takes effect with the next request, even where the staff ' +
      'area is already open.',
    access: ['owner'],
    body: z.strictObject(rule).partial().required({ role: true }),
    answer: StepUpRule,
    refusals: [],
    stepUp: 'ways in',
    audit: { subject: answer => words(answer as z.output<typeof StepUpRule>) },
    handle: (stepUp, { body }) => stepUp.changeStepUpRule(body as RuleChange),
  }),
  route({
    method: 'post',
    path: '/api/admin/proof',
    name: 'proveByCode',
    summary: 'Reauthenticate with your staff code, password or a recovery code.',
    description:
      `For ${freshMinutes} minutes, actions that were refused with \`step-up-needed\` are allowed. A ` +
      'recovery code is used up. Wrong codes are counted together with wrong staff codes.',
    access: everyRole,
    body: z.strictObject({ secret: trimmedText().min(1, 'Please enter your code').max(200) }),
    answer: z
      .object({
        codesLeft: z
          .int()
          .nonnegative()
          .nullable()
          .meta({ description: 'The number of unused recovery codes, if one was used.' }),
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
