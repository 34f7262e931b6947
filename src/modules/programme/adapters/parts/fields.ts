import { z } from 'zod'
import { pointsText } from '#platform/kernel/points.ts'

export const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters, please`)
    .overwrite(words => words.toWellFormed())

/** An empty field of the form is no text at all. */
export const optional = (most: number) =>
  text(most)
    .nullable()
    .transform(words => words || null)

export const address = (most: number) =>
  text(most)
    .refine(url => url === '' || isHttps(url), 'The link must begin with https://')
    .nullable()
    .transform(url => url || null)

function isHttps(url: string): boolean {
  if (!url.startsWith('https://') || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

export const points = (most: number) =>
  z
    .int('Please enter a whole number of points')
    .min(0, 'Points can’t be below 0')
    .max(most, `At most ${pointsText(most)}, please`)

/** A list in which each id stands once. */
export const listOf = <Item extends z.ZodType<{ readonly id: string }>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most, `At most ${most} of them, please`)
    .refine(
      items => new Set(items.map(({ id }) => id)).size === items.length,
      'Something is in the list twice',
    )

export const id = z.uuid().meta({ description: 'Made by whoever adds it; it stays for ever.' })
export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single dashes, please')

export const isArchived = z
  .boolean()
  .meta({ description: 'Put away: it stays for what names it, and can come back.' })

/** Whether this is the path of a picture that the clinic uploaded. */
export const isUploaded = (path: string) => /^\/api\/pictures\/[\da-f]{32}-800\.webp$/.test(path)

export const price = z
  .string()
  .trim()
  .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'Please enter a price such as 650.00')
  .meta({ description: 'Dollars with up to two decimals.', example: '650.00' })
