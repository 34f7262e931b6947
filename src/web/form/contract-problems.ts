import { typedText } from './typed-text.ts'

interface Schema {
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

interface Issues {
  readonly issues?: readonly { readonly path?: readonly unknown[]; readonly code?: string }[]
}

/**
 * What the contract has against a body, by field and in the form's own words. What is too long the fields don't take,
 * and what is too much only the server can explain.
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

/** As the server reads it. */
const trimmed = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? typedText(value) : value]),
  )
