import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { basicLatin, latin } from '../ui-kit/foundations/theme/fonts/latin.ts'

/**
 * Reduces each font to what the app's styles use and writes its files:
 * `npx node .storybook/subset-fonts.ts`.
 * Run it again after adding a weight, or a character beyond `latin.ts`.
 */
interface Face {
  readonly name: string
  readonly from: string
  readonly variationAxes: Record<string, number | { min: number; max: number }>
  readonly folder?: string
}

const faces: readonly Face[] = [
  {
    name: 'fraunces',
    from: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    // A single optical size in the middle of the headings' range; the axis took half of the file.
    variationAxes: { opsz: 30, wght: { min: 300, max: 700 } },
  },
  {
    name: 'figtree',
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

/**
 * Fonts that a clinic can choose. They have their own files, loaded only by that clinic's patients. If a file changes,
 * give it a new number.
 */
const chosen: readonly Face[] = [
  import.meta.resolve('@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/lora/files/lora-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
].map(from => ({
  name: `${basename(from).replace('-latin-wght-normal.woff2', '')}-1`,
  from,
  variationAxes: { wght: { min: 400, max: 700 } },
  folder: '../src/web/public/fonts/',
}))

const basic = charactersOf(basicLatin)
const all = charactersOf(latin)
for (const face of faces) {
  await write(face, face.name, basic)
  await write(
    face,
    `other-latin-${face.name}`,
    all.filter(character => !basic.includes(character)),
  )
}
for (const face of chosen) await write(face, face.name, all)

async function write(
  { from, variationAxes, folder = '../ui-kit/foundations/theme/fonts/' }: Face,
  name: string,
  characters: readonly string[],
): Promise<void> {
  const whole = await readFile(fileURLToPath(from))
  const part = await subsetFont(whole, characters.join(''), { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(`${folder}${name}.woff2`, import.meta.url), part)
  process.stdout.write(`${name}: ${whole.length} → ${part.length} bytes\n`)
}

function charactersOf(ranges: string): string[] {
  return ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n))
  })
}
