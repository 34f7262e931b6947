import { typedText } from './typed-text.ts'

interface Schema {
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

interface Issues {
  readonly issues?: readonly { readonly path?: readonly unknown[]; readonly code?: string }[]
}

/**
 * The contract's errors in a body, by field and in the form's own words. Leaves out excessive lengths, which the fields
 * prevent, and amounts, which only the server can explain.
 */
export function contractProblems<Body extends object>(
  schema: Schema,
  body: Body,
  words: Readonly<Partial<Record<keyof Body & string, string>>>,
): Readonly<Record<string, string>> {
  const { issues = [] } = schema['~standard'].validate(trimmed(body)) as Issues
  const wrong = new Set(issues.filter(({ code }) => code !== 'too_big').map(({ path }) => path?.[0]))
  const said = Object.entries<string | undefined>(words).filter(([field]) => wrong.has(field))
  return Object.fromEntries(said) as Record<string, string>
}

/** Trims as the server does. */
const trimmed = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? typedText(value) : value]),
  )
