import { z } from 'zod'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { isTimeZone } from '#platform/kernel/clinic-day.ts'
import { figure, pointsText } from '#platform/kernel/points.ts'

export const text = (most: number) =>
  trimmedText()
    .max(most, `Please enter at most ${most} characters`)
    .overwrite(words => words.toWellFormed())

/** An empty form field means no text. */
export const optional = (most: number) =>
  text(most)
    .nullable()
    .transform(words => words || null)

export const address = (most: number) => addressOr([''], most)

/** An address, or one of the given words instead. */
export const addressOr = (words: readonly string[], most: number) =>
  text(most)
    .refine(url => words.includes(url) || isHttps(url), 'The link must start with https://')
    .nullable()
    .transform(url => url || null)

const phoneShape = /^\+?[\d\s()./-]+(?:(?:ext\.?|x)\s*\d{1,6})?$/i

/** A phone number as people write it, with at least five digits. */
export const phone = optional(40).refine(
  number => number === null || (phoneShape.test(number) && number.replaceAll(/\D/g, '').length >= 5),
  'Please enter a phone number like +1 310 555 0100',
)

export const email = optional(254).refine(
  address => address === null || z.email().safeParse(address).success,
  'Please enter an email address like hello@clinic.com',
)

/**
 * An IANA time zone that this server knows. Offsets such as `+01:00` don't handle daylight saving. A database may lack
 * legacy names such as `US/Pacific`.
 */
export const timeZone = z
  .string()
  .max(60)
  .refine(
    name =>
      /^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[\w+-]+)+)$/.test(
        name,
      ) && isTimeZone(name),
    {
      message: 'Please choose a time zone from the list',
    },
  )

function isHttps(url: string): boolean {
  if (!url.startsWith('https://') || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

export const points = (most: number) =>
  z
    .int('Please enter a whole number of points')
    .min(0, 'Points can’t be below 0')
    .max(most, `Please enter at most ${pointsText(most)}`)

/** A list without duplicate IDs. */
export const listOf = <Item extends z.ZodType<{ readonly id: string }>>(item: Item, most: number) =>
  growingListOf(item).max(most, `Please enter at most ${most} of them`)

/**
 * A list without duplicate IDs that keeps archived items. It has no length limit, so it can always be sent back. The
 * part's rules limit how many are in use (D-196).
 */
export const growingListOf = <Item extends z.ZodType<{ readonly id: string }>>(item: Item) =>
  z
    .array(item)
    .refine(items => new Set(items.map(({ id }) => id)).size === items.length, 'The list has a duplicate')

/** Far more than a clinic ever archives. */
const mostSent = 5_000

/** Refuses contents with a list that's too long to process. */
export function refuseLongLists(
  { contents }: { readonly contents: unknown },
  addIssue: z.RefinementCtx['addIssue'],
): void {
  const message = `Please enter at most ${figure(mostSent)} of them`
  for (const [name, list] of Object.entries(contents as object))
    if (Array.isArray(list) && list.length > mostSent)
      addIssue({ code: 'custom', path: ['contents', name], message })
}

export const id = z.uuid().meta({ description: 'Made by whoever adds it; it stays for ever.' })
export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please use lowercase letters, digits and single dashes')

export const isArchived = z
  .boolean()
  .meta({ description: 'Put away: it stays for what names it, and can come back.' })

const uploadedPath = /^\/api\/pictures\/[\da-f]{32}-800\.webp$/

export const isUploaded = (path: string) => uploadedPath.test(path)

/** The path of an uploaded picture. */
export const uploadedPicture = z.string().regex(uploadedPath, 'Please choose one of the pictures')

export const price = trimmedText()
  .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'Please enter a price like 650.00')
  .meta({ description: 'Dollars with up to two decimals.', example: '650.00' })
