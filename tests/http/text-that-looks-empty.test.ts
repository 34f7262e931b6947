import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { visibleText } from '#platform/kernel/plain-text.ts'
import { documentedRoutes } from '../../src/server/parts.ts'
import { typedText } from '../../src/web/form/typed-text.ts'

const looksEmpty = [
  '',
  ' \t\r\n',
  '\u00A0\u3000',
  '\u200B\u200D\u2060',
  '\uFEFF',
  '\u00AD',
  '\u0301\u0308',
  '\u3164',
  '\u2800',
  '\u0000',
]
const looksWritten = ['Mia', 'é', 'e\u0301', '❤️', '👩‍⚕️', 'ミア', '.', 'مرحبا']

describe('a text that looks empty', () => {
  it.each(looksEmpty)('is empty: %j', text => expect([visibleText(text), typedText(text)]).toEqual(['', '']))

  it.each(looksWritten)('is not one in which something can be seen: %j', text => {
    expect([visibleText(` ${text}\n`), typedText(` ${text}\n`)]).toEqual([text, text])
  })

  // A password is what it is, whatever it looks like.
  const secret = /[Pp]assword$/
  const required = documentedRoutes
    .flatMap(({ routes }) => routes)
    .flatMap(({ name, body }) => (body ? requiredTexts(body).map(text => ({ ...text, name })) : []))
    .filter(({ path }) => !secret.test(path))

  it('is looked for in every required text', () => expect(required.length).toBeGreaterThan(30))

  it.each(required)('is refused by $name as its $path', ({ schema }) => {
    for (const text of looksEmpty) expect(schema.safeParse(text.repeat(40)).success).toBe(false)
  })
})

interface RequiredText {
  readonly path: string
  readonly schema: z.ZodType
}

/** The texts in a schema that must not be empty. */
function requiredTexts(schema: z.core.$ZodType, path = ''): readonly RequiredText[] {
  if (schema instanceof z.ZodString) return (schema.minLength ?? 0) > 0 ? [{ path, schema }] : []
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      requiredTexts(field, path ? `${path}.${name}` : name),
    )
  if (schema instanceof z.ZodArray) return requiredTexts(schema.element, `${path}[]`)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option: z.core.$ZodType) => requiredTexts(option, path))
  if (schema instanceof z.ZodPipe) return requiredTexts(schema.in, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return requiredTexts(schema.unwrap() as z.core.$ZodType, path)
  return []
}
