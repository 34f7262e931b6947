import fc from 'fast-check'
import type { Shape } from '../samples.ts'

type Values = fc.Arbitrary<unknown>

/** Placeholder for a number that JSON can write but JavaScript can't represent. */
export const beyondNumbers = '(1e400)'

const unicode = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e\u2066',
  '\ufeff',
  '\u2028\r\n',
  'İSTANBUL ß ﬁ',
  'e\u0301'.repeat(40),
  '٢٠٢٦-١١-٢١',
  '👩‍👩‍👧‍👦'.repeat(60),
  '\u00a0\u200b\u3000',
)
const codeLike = fc.constantFrom(
  "'; drop table loyalty.entry; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../etc/passwd',
  '%00%ff%',
  '__proto__',
  'constructor',
  '[object Object]',
  'null',
  'x\r\nX-Injected: 1',
  '\\',
  '$1 $& %s',
  '*',
)
const lengthy = fc.constantFrom('x'.repeat(5_000), ' '.repeat(3_000), '😀'.repeat(2_000), 'a.'.repeat(500))
const numbers = fc.constantFrom(
  ...[0, -0, -1, 0.1 + 0.2, 1.5, 5e-324, 1e21, 1e308, -1e308],
  ...[15, 16, 31, 32, 53, 63, 64].flatMap(bits => [2 ** bits - 1, 2 ** bits, -(2 ** bits), -(2 ** bits) - 1]),
)
const days = fc.constantFrom(
  ...['0000-01-01', '0001-01-01', '1900-01-01', '1970-01-01', '2024-02-29', '2026-02-29', '2026-13-01'],
  ...[
    '9999-12-30',
    '9999-12-31',
    '+010000-01-01',
    '-000001-01-01',
    '-4714-11-24',
    '294277-01-01',
    '2026-1-1',
  ],
)
const moments = fc.constantFrom(
  ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1900-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ...['9999-12-31T23:59:59-14:00', '9999-12-31T23:59:59.999999999Z', '2026-03-08T02:30', '2026-11-01T01:30'],
  ...['2026-11-21T24:00:00Z', '2026-11-21T18:00:00.0000001Z', '+033658-09-27T01:46:39Z', '9999-12-31T23:59'],
)
const ids = fc.constantFrom(
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0198F0C6-5B1E-7A51-9D3A-2F6F1D1C0D01',
  '{0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01}',
  '0198f0c65b1e7a519d3a2f6f1d1c0d01',
  '2147483648',
)
const addresses = fc.constantFrom(
  ...[
    '"a b"@velora.test',
    'a@[203.0.113.1]',
    'ä@velora.test',
    'A@VELORA.TEST',
    `${'x'.repeat(243)}@velora.test`,
  ],
  ...[
    'https://velora.test:99999/',
    'https://[::1',
    'javascript:alert(1)',
    'https://user:secret@velora.test/%zz',
  ],
)
/** Any character. `'binary'` is equivalent, but builds a table of all of them, which takes three seconds. */
export const anyCharacter = fc
  .nat(0x10ffff - 0x800)
  .map(code => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))
const texts = fc.oneof(
  unicode,
  codeLike,
  lengthy,
  ids,
  days,
  moments,
  addresses,
  fc.string({ unit: anyCharacter }),
)
const otherKinds = fc.oneof(
  fc.constantFrom(null, true, false, '', [], {}, [[]], [null], beyondNumbers),
  fc.constant(Array.from({ length: 5_000 }, () => 'x')),
  fc.jsonValue({ maxDepth: 3 }),
)

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: days,
  'date-time': moments,
  uuid: ids,
  email: addresses,
  uri: addresses,
}

/** Invalid values for this shape, and its valid edge cases, including the databases' own limits. */
export function hostile(shape: Shape): Values {
  const branches = shape.anyOf ?? shape.oneOf ?? []
  const ownKind = [shape, ...branches].flatMap(kindsOf)
  return fc.oneof(...ownKind.map(arbitrary => ({ arbitrary, weight: 4 })), texts, numbers, otherKinds)
}

function kindsOf({
  type,
  format = '',
  pattern,
  minLength = 0,
  maxLength,
  minimum,
  maximum,
}: Shape): Values[] {
  const kind = [type].flat()[0]
  if (kind === 'integer' || kind === 'number') {
    const edges = [minimum, maximum].flatMap(edge =>
      edge === undefined ? [] : [edge - 1, edge, edge + 1, edge + 0.5],
    )
    return edges.length > 0 ? [numbers, fc.constantFrom(...edges)] : [numbers]
  }
  if (kind !== 'string') return []
  const most = maxLength === undefined ? [] : [maxLength - 1, maxLength, maxLength + 1]
  const sized = [Math.max(0, minLength - 1), minLength, ...most].flatMap(length => [
    'x'.repeat(length),
    '😀'.repeat(length / 2).padEnd(length, 'é'),
  ])
  const longest = pattern && !byFormat[format] ? [edgesOf(pattern)] : []
  return [byFormat[format] ?? texts, fc.constantFrom(...sized), ...longest]
}

/** As long as the pattern allows and longer, with the highest digits, because it may contain a number or date. */
function edgesOf(pattern: string): fc.Arbitrary<string> {
  const lengthened = [0, 2, 20].map(
    more => new RegExp(pattern.replaceAll(/\{\d+,(\d+)\}/g, (_, most) => `{${Number(most) + more}}`)),
  )
  const matching = fc.oneof(...lengthened.map(each => fc.stringMatching(each)))
  return fc.oneof(
    matching,
    matching.map(text => text.replaceAll(/\d/g, '9')),
  )
}

/** Known values by field name: existing IDs and valid codes. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const usual: Readonly<Record<string, readonly string[]>> = {
  email: ['nobody@velora.test'],
  uuid: ['00000000-0000-7000-8000-000000000000'],
  date: ['1991-05-14', '2026-11-20', '2026-11-21'],
  'date-time': ['2026-11-21T17:59:30.000Z'],
  uri: ['https://velora.test/'],
}

/** Valid values. Optional fields are sometimes left out. */
export function valid(shape: Shape, known: Known, name = ''): Values {
  // A phone number and a row's number have the same name.
  const real = known[name]?.filter(value => shape.type !== 'integer' || typeof value === 'number')
  if (real?.length) return fc.constantFrom(...real)
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const branches = shape.anyOf ?? shape.oneOf
  if (branches) return fc.oneof(...branches.map(branch => valid(branch, known, name)))
  switch ([shape.type].flat()[0]) {
    case 'string':
      return text(shape)
    case 'integer':
      return fc.integer({ min: shape.minimum ?? 0, max: Math.min(shape.maximum ?? 1_000, 2 ** 31 - 1) })
    case 'number':
      return fc.integer({ min: Math.ceil(shape.minimum ?? 1), max: Math.floor(shape.maximum ?? 20) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      // A list with a minimum length has an order or structure that the schema doesn't express.
      if (shape.minItems && shape.example) return fc.constant(shape.example)
      return fc.uniqueArray(valid(shape.items ?? {}, known), {
        maxLength: Math.min(shape.maxItems ?? 3, 3),
        selector: idOf,
      })
    default:
      return object(shape, known)
  }
}

/** Items with an ID must not repeat within a list. */
const idOf = (item: unknown) => (item as { readonly id?: unknown } | null)?.id ?? item

function text({ format = '', pattern, minLength = 0, maxLength = 200 }: Shape): Values {
  const ofFormat = usual[format]
  if (ofFormat) return fc.constantFrom(...ofFormat)
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const words = ['a text', 'Zoë’s 2nd visit 😀', 'x'].map(each =>
    each.padEnd(minLength, '.').slice(0, maxLength).toWellFormed(),
  )
  return fc.constantFrom(...words)
}

function object({ properties = {}, required = [], additionalProperties }: Shape, known: Known): Values {
  const fields = Object.entries(properties).map(([name, inner]) => [name, valid(inner, known, name)] as const)
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
  if (!additionalProperties || fields.length > 0) return whole
  return fc.dictionary(
    fc.oneof(fc.string({ maxLength: 20 }), codeLike),
    fc.oneof(texts, numbers, otherKinds),
    {
      maxKeys: 4,
    },
  )
}
