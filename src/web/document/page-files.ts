/** Vite's manifest of the build. */
export type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** What the build made: its manifest, and the text of each of its files. */
export interface Build {
  readonly manifest: Manifest
  readonly textOf: (file: string) => string
}

/** What a page asks for, by address. */
export interface PageFiles {
  /** Runs before the first paint. */
  readonly firstPaint: string
  /** Starts the app. */
  readonly script: string
  /** What that script needs. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** The page's own styles. */
  readonly style: string
  /** The files that they are from. */
  readonly inlinedStyles: readonly string[]
  /** What the screen of the address needs beside all that. */
  readonly preloads: readonly string[]
}

const entry = 'main.ts'
const app = 'start-app.tsx'
const landing = 'routes/index.tsx?tsr-split=component'

/** Finds in a build what its pages need. */
export function openPageFiles({ manifest, textOf }: Build) {
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    return chunk
  }
  const stylesOf = (keys: readonly string[]) => unique(closure(keys).flatMap(({ css = [] }) => css))
  const fonts = (chunkOf(entry).assets ?? []).filter(file => /\/(?:figtree|fraunces)-/.test(file))

  /** Those of a page whose styles are of these chunks, and which loads these chunks at once. */
  function filesOf(shown: readonly string[], loaded: readonly string[]): PageFiles {
    const styles = stylesOf([entry, landing, ...shown])
    const own = closure([entry]).map(({ file }) => file)
    const files = closure(loaded).flatMap(({ file, css = [] }) => [file, ...css])
    return {
      firstPaint: `/${chunkOf('first-paint.js').file}`,
      script: `/${chunkOf(entry).file}`,
      modules: own.filter(file => file !== chunkOf(entry).file).map(addressOf),
      fonts: fonts.map(addressOf),
      style: styles.map(textOf).join(''),
      inlinedStyles: styles.map(addressOf),
      preloads: unique(files)
        .filter(file => ![...own, ...styles].includes(file))
        .map(addressOf),
    }
  }

  function closure(keys: readonly string[], seen = new Set<string>()): Chunk[] {
    return keys.flatMap(key => {
      if (seen.has(key)) return []
      seen.add(key)
      const chunk = chunkOf(key)
      return [...closure(chunk.imports ?? [], seen), chunk]
    })
  }

  const texts = filesOf(['text-page.ts'], [])
  const keysOf = (routeIds: readonly string[]) => routeIds.map(keyOf).filter(key => key in manifest)
  return {
    /** The app's page at an address of these routes: their screens are to come. */
    ofRoutes: (routeIds: readonly string[]) => filesOf([], [app, ...keysOf(routeIds)]),
    /** With the screens of these routes on it already. */
    ofRenderedRoutes: (routeIds: readonly string[]) => filesOf(keysOf(routeIds), [app, ...keysOf(routeIds)]),
    /** A visitor needs nothing more than the page; for a member the app shows another one. */
    ofLanding: (signedIn: boolean) =>
      filesOf([], signedIn ? [app, landing, ...(chunkOf(landing).dynamicImports ?? [])] : []),
    /** A page without the app. */
    ofTexts: () => texts,
  }
}

/** The file that has the component of a route: '/_app/blog_/$slug' is in `_app.blog_.$slug.tsx`. */
function keyOf(routeId: string): string {
  const name = `${routeId.slice(1)}${routeId.endsWith('/') ? 'index' : ''}`
  return `routes/${name.replaceAll('/', '.')}.tsx?tsr-split=component`
}

const addressOf = (file: string) => `/${file}`
const unique = <T>(each: readonly T[]): T[] => [...new Set(each)]
