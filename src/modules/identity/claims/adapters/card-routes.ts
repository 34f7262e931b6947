import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Claims } from '../claims.ts'
import type { CardChoice } from '../print-cards.ts'

const route = routeOf<Claims>()

const leads = ['owner', 'manager'] as const

const choice = {
  whom: z.enum(['unreached', 'all', 'import', 'member']).meta({
    description:
      'Which of the patients who haven’t signed in yet: `all`, `unreached` for those whom no email or text ' +
      'campaign reaches, `import` for those from one import, or `member` for one patient.',
  }),
  importId: z.uuid().optional().meta({ description: 'Required with `import`.' }),
  memberId: z.uuid().optional().meta({ description: 'Required with `member`.' }),
}
const isComplete = ({ whom, importId, memberId }: CardChoice) =>
  (whom !== 'import' || importId !== undefined) && (whom !== 'member' || memberId !== undefined)
const which = { path: ['whom'], message: 'Please choose an import or a patient' }

const ClaimCardCount = z
  .object({
    patients: z.int(),
    withCard: z.int().meta({ description: 'How many of them have a valid card.' }),
    at: z.iso.datetime(),
  })
  .meta({
    id: 'ClaimCardCount',
    example: { patients: 62, withCard: 12, at: '2026-11-20T18:00:00.000Z' },
  })

const ClaimCards = z
  .object({
    cards: z.array(
      z.object({
        name: z.string(),
        code: z.string(),
        url: z.url().meta({
          description: 'The link in the QR code. It also identifies the member to the front desk’s scanner.',
        }),
        asks: z.enum(['birthday', 'phone', 'nothing']).meta({
          description:
            'What the patient enters along with the code: their birthday, or the last four digits of their ' +
            'phone number.',
        }),
      }),
    ),
    expiresAt: z.iso.datetime(),
  })
  .meta({
    id: 'ClaimCards',
    example: {
      cards: [
        {
          name: 'Mia H.',
          code: 'b7qm-4xvd-9hj2-w3rt',
          url: 'https://vip.velora.example/claim#code=b7qm-4xvd-9hj2-w3rt&member=0198f0c65b1e7a519d3a2f6f1d1c0b42',
          asks: 'birthday',
        },
      ],
      expiresAt: '2027-05-19T18:00:00.000Z',
    },
  })

export const cardRoutes = [
  route({
    method: 'get',
    path: '/api/admin/claim-cards',
    name: 'countClaimCards',
    summary: 'Count the patients who haven’t claimed their membership.',
    description: 'Includes how many of them have a card. Returns current counts, never a code.',
    access: leads,
    query: z.object(choice).refine(isComplete, which),
    answer: ClaimCardCount,
    refusals: [],
    handle: async (claims, { query }) => {
      const { at, ...counted } = await claims.countClaimCards(query)
      return { ...counted, at: at.toISOString() }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/claim-cards',
    name: 'printClaimCards',
    summary: 'Create printed cards that let patients claim their membership.',
    description:
      'At most 500 at a time, sorted by name. The codes are returned only in this response. Each code ' +
      'works once, for 180 days, until the patient signs in some other way. Patients who have a valid card ' +
      'are skipped, unless it was printed before `replacesBefore`; then the new card replaces it.',
    access: leads,
    stepUp: 'ways in',
    body: z
      .strictObject({
        ...choice,
        replacesBefore: z.iso.datetime().nullable().default(null),
      })
      .refine(isComplete, which),
    answer: ClaimCards,
    refusals: [],
    idempotency: 'secret',
    audit: {
      member: (_answer, _params, { whom, memberId }) => (whom === 'member' ? memberId : undefined),
      subject: answer => `claim cards ${(answer as { readonly cards: readonly unknown[] }).cards.length}`,
    },
    handle: async (claims, { body: { replacesBefore, ...wanted } }) => {
      const before = replacesBefore === null ? null : new Date(replacesBefore)
      const { cards, expiresAt } = await claims.printClaimCards(wanted, before)
      return { cards: [...cards], expiresAt: expiresAt.toISOString() }
    },
  }),
]
