import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { comparePictures } from './compare-pictures.ts'

const root = join(import.meta.dirname, '../../..')
const reports = join(root, 'node_modules/.cache/pictures')

/** The reference pictures, with fingerprints of the screenshots that they were made from. */
export const references = join(import.meta.dirname, 'references')
const fingerprintsPath = join(references, 'fingerprints.json')

/** Set by `npx node tests/support/pictures/refresh.ts`: current screenshots become the new references. */
export const refreshVariable = 'REFRESH_PICTURES'

const looks = new Map<string, { readonly fingerprint: string; readonly count: number }>()

/** A reference is saved after four identical screenshots, with growing pauses in between. */
function isSteady(name: string, fingerprint: string): boolean {
  const before = looks.get(name)
  const count = before?.fingerprint === fingerprint ? before.count + 1 : 1
  looks.set(name, { fingerprint, count })
  return count >= 4
}

let fingerprints: Promise<Record<string, string>> | undefined

/**
 * Compares a screenshot (PNG) with its reference. Returns the differences in words; undefined if they look the same.
 */
export async function heldAgainstReference(name: string, picture: Buffer): Promise<string | undefined> {
  fingerprints ??= readFile(fingerprintsPath, 'utf8').then(JSON.parse, () => ({}))
  const known = await fingerprints
  const fingerprint = createHash('sha256').update(picture).digest('base64url')
  const isRefreshing = process.env[refreshVariable] === '1'
  if (isRefreshing && !isSteady(name, fingerprint)) return `${name} was still changing.`
  // The same browser draws identical bytes, so usually nothing else is needed.
  if (known[name] === fingerprint) return undefined
  const wrong = await difference(name, picture)
  if (!isRefreshing) return wrong
  known[name] = fingerprint
  // Another browser build draws the same picture with different bytes; the reference stays.
  await keep(wrong ? { name, picture } : undefined, known)
  return undefined
}

async function difference(name: string, picture: Buffer): Promise<string | undefined> {
  const reference = await readFile(pathOf(name)).catch(() => undefined)
  if (!reference)
    return `There is no reference picture of ${name}: look at the story, then run \`npx node tests/support/pictures/refresh.ts\`.`
  const compared = await comparePictures(reference, picture)
  if (compared.isSame) return undefined
  const report = join(reports, `${name}.png`)
  await mkdir(dirname(report), { recursive: true })
  await writeFile(report, compared.difference)
  return (
    `${name} does not look like its reference picture: ${compared.why}. Both and what differs: ` +
    `${relative(root, report)}. If it is meant, run \`npx node tests/support/pictures/refresh.ts\`.`
  )
}

async function keep(
  changed: { readonly name: string; readonly picture: Buffer } | undefined,
  known: Record<string, string>,
): Promise<void> {
  await mkdir(references, { recursive: true })
  if (changed) {
    const { name, picture } = changed
    await mkdir(dirname(pathOf(name)), { recursive: true })
    // Good enough to view and to compare in cells; lossless would be three times the size.
    await sharp(picture).webp({ quality: 88, smartSubsample: true }).toFile(pathOf(name))
  }
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(fingerprintsPath, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

const pathOf = (name: string) => join(references, `${name}.webp`)
