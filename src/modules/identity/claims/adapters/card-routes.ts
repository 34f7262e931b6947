import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Claims } from '../claims.ts'

const route = routeOf<Claims>()

const leads = ['owner', 'manager'] as const

const choice = {
  whom: z.enum(['unreached', 'all', 'import']).meta({
    description:
      'Patients who have not signed in yet: `unreached` are those whom no campaign by email or text reaches; `import` are ' +
      'those of one import.',
  }),
  importId: z.uuid().optional().meta({ description: 'With `import`.' }),
}
const needsImport = ({ whom, importId }: { whom: string; importId?: string | undefined }) =>
  whom !== 'import' || importId !== undefined
const which = { path: ['importId'], message: 'Please choose an import' }

const ClaimCardCount = z
  .object({
    patients: z.int(),
    withCard: z.int().meta({ description: 'Of them, those who have a card that works.' }),
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
          description: 'The link in the QR code. It also names the member, so the desk’s scanner finds them.',
        }),
        asks: z.enum(['birthday', 'phone', 'nothing']).meta({
          description:
            'What the patient enters beside the code: the birthday, or the last four digits of the phone number.',
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
    summary: 'How many patients have not claimed their membership, and how many of them have a card.',
    description: 'Counts as of now. Never a code.',
    access: leads,
    query: z.object(choice).refine(needsImport, which),
    answer: ClaimCardCount,
    refusals: [],
    handle: async (claims, { query: { whom, importId } }) => {
      const { at, ...counted } = await claims.countClaimCards({ whom, importId })
      return { ...counted, at: at.toISOString() }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/claim-cards',
    name: 'printClaimCards',
    summary: 'Make printed cards with which patients claim their membership.',
    description:
      'At most 500 at a time, by name; the codes are given only in this answer. Each works once, for 180 days, until the ' +
      'patient has signed in some other way. Whoever has a card that works gets none, unless it was printed before ' +
      '`replacesBefore`: then that one ends.',
    access: leads,
    stepUp: 'ways in',
    body: z
      .strictObject({
        ...choice,
        replacesBefore: z.iso.datetime().nullable().default(null),
      })
      .refine(needsImport, which),
    answer: ClaimCards,
    refusals: [],
    idempotency: 'secret',
    audit: {
      subject: answer => `claim cards ${(answer as { readonly cards: readonly unknown[] }).cards.length}`,
    },
    handle: async (claims, { body: { whom, importId, replacesBefore } }) => {
      const before = replacesBefore === null ? null : new Date(replacesBefore)
      const { cards, expiresAt } = await claims.printClaimCards({ whom, importId }, before)
      return { cards: [...cards], expiresAt: expiresAt.toISOString() }
    },
  }),
]
