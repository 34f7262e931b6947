import type { z } from 'zod'
import { figure } from '#platform/kernel/points.ts'

type Issue = z.core.$ZodRawIssue

const unclear = 'Please check this value.'

/** Turns a validator issue into a sentence for people, unless the schema has its own. */
export function validationMessage(issue: Issue): string {
  if (isMissing(issue)) return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return byType[issue.expected] ?? unclear
    case 'invalid_value':
      return choiceOf(issue.values)
    case 'invalid_format':
      return byFormat[issue.format] ?? unclear
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'not_multiple_of':
      return issue.divisor === 1 ? wholeNumber : `Please enter a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return unknownFields(issue.keys)
    case 'invalid_union':
      return closest(issue)
    case 'invalid_key':
      return 'A field name in here isn’t allowed.'
    default:
      return unclear
  }
}

/** Whether a value is missing. For a choice between shapes, that's the field that tells them apart. */
function isMissing({ code, input, ...issue }: Issue): boolean {
  const chosenBy = issue['discriminator'] as string | undefined
  if (chosenBy !== undefined) return (input as Readonly<Record<string, unknown>>)[chosenBy] === undefined
  return input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code ?? '')
}

const wholeNumber = 'Please enter a whole number.'

const byType: Readonly<Record<string, string>> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: wholeNumber,
  boolean: 'Please answer yes or no.',
  array: 'Please send a list.',
  object: 'Please send named fields.',
  record: 'Please send named fields.',
}

const byFormat: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a valid URL',
  date: 'Please enter a valid date',
  datetime: 'Please enter a valid date and time',
  time: 'Please enter a valid time',
  e164: 'Please enter a valid phone number',
  uuid: 'This ID doesn’t exist.',
}

const characters = (count: number | bigint) => `${figure(count)} ${count === 1 ? 'character' : 'characters'}`

function tooBig({ origin, maximum, inclusive }: Issue & { code: 'too_big' }): string {
  if (origin === 'string') return `Please use at most ${characters(maximum)}.`
  if (origin === 'array') return `Please send at most ${figure(maximum)} of these.`
  return inclusive ? `Please enter at most ${figure(maximum)}.` : `Please enter less than ${figure(maximum)}.`
}

function tooSmall({ origin, minimum, inclusive }: Issue & { code: 'too_small' }): string {
  if (origin === 'string') return minimum === 1 ? 'Required' : `Please use at least ${characters(minimum)}.`
  if (origin === 'array') return `Please send at least ${figure(minimum)} of these.`
  return inclusive
    ? `Please enter at least ${figure(minimum)}.`
    : `Please enter more than ${figure(minimum)}.`
}

function choiceOf(values: readonly unknown[]): string {
  const [only] = values
  if (values.length > 1)
    return `Please choose one of these: ${values.filter(each => each !== '').join(', ')}.`
  if (only === true) return 'Please confirm this.'
  return only === '' ? 'Please leave this blank.' : `This can only be ${only}.`
}

/** The sender chose these names, so show only a few, shortened. */
function unknownFields(keys: readonly string[]): string {
  const names = keys.slice(0, 3).map(key => `“${key.slice(0, 40)}”`)
  return `There’s no field called ${names.join(' or ')}.`
}

/** Of several shapes, the most likely intended: the one whose type the value at least matches. */
function closest({ errors = [], ...issue }: Issue & { code: 'invalid_union' }): string {
  const choices = issue['options'] as readonly unknown[] | undefined
  if (choices) return choiceOf(choices)
  const firsts = errors.flatMap(([first]) => (first ? [first] : []))
  const meant = firsts.find(({ code, path }) => path.length > 0 || !otherKind.includes(code))
  return (meant ?? firsts.find(({ code }) => code === 'invalid_type') ?? firsts[0])?.message ?? unclear
}

const otherKind: readonly string[] = ['invalid_type', 'invalid_value']
