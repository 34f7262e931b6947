import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { comparePictures } from './compare-pictures.ts'

const root = join(import.meta.dirname, '../../..')
const reports = join(root, 'node_modules/.cache/pictures')

/** The pictures, and by their names the fingerprints of what they were made from. */
export const references = join(import.meta.dirname, 'references')
const fingerprintsPath = join(references, 'fingerprints.json')

/** `npx node tests/support/pictures/refresh.ts` sets it: then what is seen is what is expected from now on. */
export const refreshVariable = 'REFRESH_PICTURES'

const looks = new Map<string, { readonly fingerprint: string; readonly count: number }>()

/** A reference is taken once it has looked the same four times: the looks are ever farther apart. */
function isSteady(name: string, fingerprint: string): boolean {
  const before = looks.get(name)
  const count = before?.fingerprint === fingerprint ? before.count + 1 : 1
  looks.set(name, { fingerprint, count })
  return count >= 4
}

let fingerprints: Promise<Record<string, string>> | undefined

/** Holds a picture (PNG) against its reference, and gives what is wrong in words; undefined where it shows the same. */
export async function heldAgainstReference(name: string, picture: Buffer): Promise<string | undefined> {
  fingerprints ??= readFile(fingerprintsPath, 'utf8').then(JSON.parse, () => ({}))
  const known = await fingerprints
  const fingerprint = createHash('sha256').update(picture).digest('base64url')
  const isRefreshing = process.env[refreshVariable] === '1'
  if (isRefreshing && !isSteady(name, fingerprint)) return `${name} was still changing.`
  // The same browser draws the same bytes: nearly always this is all.
  if (known[name] === fingerprint) return undefined
  const wrong = await difference(name, picture)
  if (!isRefreshing) return wrong
  known[name] = fingerprint
  // Another build of the browser draws other bytes of the same picture: the reference stays.
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
    // Good to look at and to compare in cells; without a loss it would be three times as large.
    await sharp(picture).webp({ quality: 88, smartSubsample: true }).toFile(pathOf(name))
  }
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(fingerprintsPath, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

const pathOf = (name: string) => join(references, `${name}.webp`)
