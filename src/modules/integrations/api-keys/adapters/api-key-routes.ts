import { z } from 'zod'
import { isWritable } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { everyScope } from '#platform/kernel/access/roles.ts'
import { type ApiKey as Kept, stateOf, usualLimits } from '../api-key.ts'
import type { ApiKeys } from '../api-keys.ts'
import { EndsBeforeItBegins, NoSuchKey } from '../refusals.ts'

const route = routeOf<ApiKeys>()

const scopes = z.array(z.enum(everyScope))

const most = z
  .int('Please enter a whole number of points')
  .min(1, 'Please enter at least 1 point')
  .max(1_000_000, 'At most 1,000,000 points')
  .optional()

const ApiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hint: z.string().meta({ description: 'The last four characters of the key.' }),
    scopes,
    state: z.enum(['working', 'ended', 'revoked']),
    pointsPerHour: z.int().meta({ description: 'The most points that the key may award per hour.' }),
    pointsPerDay: z.int(),
    limitedAt: z.iso.datetime().nullable().meta({ description: 'When the key last hit that limit.' }),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    endsOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'The last day on which the key works, in the clinic’s time zone.' }),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Accurate to the minute.' }),
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'ApiKey',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3001',
      name: 'Front desk POS',
      hint: 'kQ3x',
      scopes: ['members:read', 'points:award'],
      state: 'working',
      pointsPerHour: 10_000,
      pointsPerDay: 50_000,
      limitedAt: null,
      createdBy: 'Olga Brandt',
      createdAt: '2026-11-20T18:00:00.000Z',
      endsOn: '2027-11-20',
      lastUsedAt: '2026-11-21T17:59:00.000Z',
      revokedAt: null,
    },
  })

const IssuedApiKey = z
  .object({ apiKey: ApiKey, key: z.string().meta({ description: 'Shown only in this response.' }) })
  .meta({ id: 'IssuedApiKey' })

const shown = (key: Kept, today: string): z.input<typeof ApiKey> => ({
  ...key,
  scopes: [...key.scopes],
  state: stateOf(key, today),
  limitedAt: key.limitedAt?.toISOString() ?? null,
  createdAt: key.createdAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
})

export const apiKeyRoutes = [
  route({
    method: 'get',
    path: '/api/admin/api-keys',
    name: 'listApiKeys',
    summary: 'List all API keys, including expired and revoked ones.',
    description: 'Keys are stored only as hashes and never shown. The last four characters tell them apart.',
    access: ['owner'],
    answer: z.array(ApiKey),
    refusals: [],
    handle: async door => (await door.listApiKeys()).map(key => shown(key, door.keysToday())),
  }),
  route({
    method: 'post',
    path: '/api/admin/api-keys',
    name: 'createApiKey',
    summary: 'Create an API key.',
    description:
      'The key is shown only in this response, and its scopes can’t be changed later. It works through the ' +
      'date `endsOn` in the clinic’s time zone, or until it is revoked. Repeating an `Idempotency-Key` ' +
      'doesn’t show it again.',
    access: ['owner'],
    body: z.strictObject({
      name: trimmedText().min(1, 'Please enter a name').max(60),
      scopes: scopes.min(1, 'Please choose what the key may do').max(everyScope.length),
      endsOn: z.iso
        .date('Please enter a valid date')
        .refine(isWritable, 'Please enter a valid date')
        .nullable()
        .optional(),
      pointsPerHour: most.meta({ description: `Default: ${usualLimits.pointsPerHour}.` }),
      pointsPerDay: most.meta({ description: `Default: ${usualLimits.pointsPerDay}.` }),
    }),
    answer: IssuedApiKey,
    refusals: [EndsBeforeItBegins],
    idempotency: 'secret',
    stepUp: 'ways in',
    audit: { subject: (_answer, _params, { name, scopes }) => `API key ${name} (${scopes.join(', ')})` },
    handle: async (door, { body, staff }) => {
      const { apiKey, key } = await door.createApiKey({
        ...body,
        endsOn: body.endsOn ?? null,
        createdBy: staff.name,
      })
      return { apiKey: shown(apiKey, door.keysToday()), key }
    },
  }),
  route({
    method: 'delete',
    path: '/api/admin/api-keys/{id}',
    name: 'revokeApiKey',
    summary: 'Revoke an API key.',
    description:
      'Takes effect immediately on every server: the next request with the key is refused. A revoked key ' +
      'can’t be restored.',
    access: ['owner'],
    params: z.object({ id: z.uuid() }),
    answer: ApiKey,
    refusals: [NoSuchKey],
    audit: { subject: answer => `API key ${(answer as Kept).name}` },
    handle: async (door, { params }) => shown(await door.revokeApiKey(params.id), door.keysToday()),
  }),
]
