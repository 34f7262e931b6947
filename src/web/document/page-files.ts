/** Vite's manifest of the build. */
export type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** The build's output: its manifest, and the text of each file. */
export interface Build {
  readonly manifest: Manifest
  readonly textOf: (file: string) => string
}

/** The files that a page loads, by URL. */
export interface PageFiles {
  /** Runs before the first paint. */
  readonly firstPaint: string
  /** Starts the app. */
  readonly script: string
  /** The modules that this script imports. */
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
  /** The page's own styles. */
  readonly style: string
  /** The files that those styles come from. */
  readonly inlinedStyles: readonly string[]
  /** Extra files for the URL's screen. */
  readonly preloads: readonly string[]
}

const entry = 'main.ts'
const app = 'start-app.tsx'
const landing = 'routes/index.tsx?tsr-split=component'

/** Finds the files that a build's pages need. */
export function openPageFiles({ manifest, textOf }: Build) {
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    return chunk
  }
  const stylesOf = (keys: readonly string[]) => unique(closure(keys).flatMap(({ css = [] }) => css))
  const fonts = (chunkOf(entry).assets ?? []).filter(file => /\/(?:figtree|fraunces)-/.test(file))

  /** The files of a page that inlines these chunks' styles and immediately loads those chunks. */
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
    /** The app's page for these routes, before their screens are rendered. */
    ofRoutes: (routeIds: readonly string[]) => filesOf([], [app, ...keysOf(routeIds)]),
    /** The app's page for these routes, with their screens already rendered. */
    ofRenderedRoutes: (routeIds: readonly string[]) => filesOf(keysOf(routeIds), [app, ...keysOf(routeIds)]),
    /** Visitors need only the page itself. Members also need the app, which shows them another screen. */
    ofLanding: (signedIn: boolean) =>
      filesOf([], signedIn ? [app, landing, ...(chunkOf(landing).dynamicImports ?? [])] : []),
    /** A page without the app. */
    ofTexts: () => texts,
  }
}

/** The file with a route's component: '/_app/blog_/$slug' is in `_app.blog_.$slug.tsx`. */
function keyOf(routeId: string): string {
  const name = `${routeId.slice(1)}${routeId.endsWith('/') ? 'index' : ''}`
  return `routes/${name.replaceAll('/', '.')}.tsx?tsr-split=component`
}

const addressOf = (file: string) => `/${file}`
const unique = <T>(each: readonly T[]): T[] => [...new Set(each)]
