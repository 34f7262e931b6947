import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { validationMessage } from '#platform/http/route/validation-messages.ts'

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message

const choice = z.discriminatedUnion('by', [
  z.object({ by: z.literal('mail'), to: z.email() }),
  z.object({ by: z.literal('sms') }),
])
const orNothing = z.uuid('Please select a service').or(z.literal('')).nullish()

describe('what the validator finds', () => {
  it.each([
    [z.string(), undefined, 'Required'],
    [z.enum(['a', 'b']), undefined, 'Required'],
    [z.string().or(z.number()), undefined, 'Required'],
    [z.string().min(1), '', 'Required'],
    [z.string(), 12, 'Please enter text.'],
    [z.number(), 'many', 'Please enter a number.'],
    [z.coerce.number(), 'many', 'Please enter a number.'],
    [z.int(), 1.5, 'Please enter a whole number.'],
    [z.boolean(), 'perhaps', 'Please answer yes or no.'],
    [z.array(z.string()), 'a text', 'Please send a list.'],
    [z.object({}), [], 'Please send named fields.'],
    [z.record(z.string(), z.string()), 'a text', 'Please send named fields.'],
    [z.string().max(5000), 'x'.repeat(5001), 'Please use at most 5,000 characters.'],
    [z.string().max(1), 'xx', 'Please use at most 1 character.'],
    [z.string().min(6), 'x', 'Please use at least 6 characters.'],
    [z.array(z.int()).max(2), [1, 2, 3], 'Please send at most 2 of these.'],
    [z.array(z.int()).min(2), [1], 'Please send at least 2 of these.'],
    [z.number().max(100), 101, 'Please enter at most 100.'],
    [z.number().lt(100), 100, 'Please enter less than 100.'],
    [z.number().min(0), -1, 'Please enter at least 0.'],
    [z.number().positive(), 0, 'Please enter more than 0.'],
    [z.number().multipleOf(5), 3, 'Please enter a multiple of 5.'],
    [z.enum(['a', 'b']), 'c', 'Please choose one of these: a, b.'],
    [z.literal(true), false, 'Please confirm this.'],
    [z.literal('one'), 'two', 'This can only be one.'],
    [z.email(), 'x', 'Please enter a valid email address'],
    [z.httpUrl(), 'x', 'Please enter a valid URL'],
    [z.iso.date(), 'x', 'Please enter a valid date'],
    [z.iso.datetime(), 'x', 'Please enter a valid date and time'],
    [z.uuid(), 'x', 'This ID doesn’t exist.'],
    [z.strictObject({}), { isAdmin: true }, 'There’s no field called “isAdmin”.'],
    [z.strictObject({}), { a: 1, b: 2, c: 3, d: 4 }, 'There’s no field called “a” or “b” or “c”.'],
    [choice, {}, 'Required'],
    [choice, { by: 'post' }, 'Please choose one of these: mail, sms.'],
    [orNothing, 'x', 'Please select a service'],
    [
      z.union([z.literal(''), z.httpUrl().max(20)]),
      `https://a.test/${'x'.repeat(20)}`,
      'Please use at most 20 characters.',
    ],
    [z.object({ at: z.iso.date() }).or(z.string()), { at: 'x' }, 'Please enter a valid date'],
    [z.string('Say something.'), 12, 'Say something.'],
  ])('is a sentence: %#', (schema, value, sentence) => {
    expect(messageOf(schema, value)).toBe(sentence)
  })

  const anything: readonly z.ZodType[] = [
    ...[z.ipv4(), z.ipv6(), z.cidrv4(), z.base64(), z.base64url(), z.jwt(), z.e164(), z.emoji(), z.nanoid()],
    ...[z.ulid(), z.guid(), z.iso.time(), z.iso.duration(), z.hostname(), z.string().regex(/^\d$/), z.mac()],
    ...[
      z.string().startsWith('a'),
      z.string().endsWith('a'),
      z.string().includes('a'),
      z.string().uppercase(),
    ],
    ...[z.bigint(), z.date(), z.null(), z.undefined(), z.never(), z.nan(), z.symbol(), z.file(), z.void()],
    ...[z.map(z.string(), z.string()), z.set(z.string()), z.tuple([z.string()]), z.string().length(3)],
    ...[
      z.record(z.string().max(2), z.unknown()),
      z.stringbool(),
      z.custom(() => false),
      z.templateLiteral(['a']),
    ],
    ...[z.array(z.string()).length(1), z.xor([z.string(), z.object({})]), z.string().refine(() => false)],
  ]

  it.each(anything.map(schema => [schema.def.type, schema] as const))(
    'is never said in its own words: %s',
    (_type, schema) => {
      for (const value of ['XYZ', 12, {}, [], null, true, { long: 1 }, ['a', 'b'], new Date(Number.NaN)]) {
        const own = schema.safeParse(value).error?.issues[0]?.message
        const message = messageOf(schema, value)
        expect(message === undefined).toBe(own === undefined)
        if (message === undefined) continue
        expect(message).not.toBe(own)
        expect(message).toMatch(/^[A-Z][^_<>=]{7,}$/)
      }
    },
  )
})
