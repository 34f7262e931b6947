import { fileURLToPath } from 'node:url'
import { tanStackRouterCodeSplitter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'

// What phones load and what the server renders with are built from the same files side by side: both have these plugins,
// and what one of them makes of a file is made once. It was a third of the build.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const routes = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: here('routes'),
  generatedRouteTree: here('routeTree.gen.ts'),
  addExtensions: true,
  // Nobody reads it, and its formatter takes longer than all that it formats.
  enableRouteTreeFormatting: false,
} as const

/** Writes the tree of routes, and parts each route from its screen. */
export const routerPlugins: readonly Plugin[] = [
  ...[tanstackRouterGenerator(routes)].flat().map(configuredOnce),
  ...[tanStackRouterCodeSplitter(routes)].flat().map(transformedOnce),
]

const { buildEnd: closeCompiler, ...styles } = stylesOf(vanillaExtractPlugin())

/** Makes styles of `*.css.ts`. It compiles them with a server of its own, which lives until `endStyles`. */
export const stylesPlugin: Plugin = transformedOnce({
  ...styles,
  // Asked for these files alone: each call from the bundler, of which there are thousands, is a turn of the loop.
  transform: { filter: { id: /\.css\.ts(?:\?|$)/ }, handler: functionOf(styles.transform) },
  resolveId: { filter: { id: /\.vanilla\.css(?:\?|$)/ }, handler: functionOf(styles.resolveId) },
  load: { filter: { id: /\.vanilla\.css(?:\?|$)/ }, handler: functionOf(styles.load) },
})

/** After both builds. */
export async function endStyles(): Promise<void> {
  await Reflect.apply(functionOf(closeCompiler), undefined, [])
}

function stylesOf(plugins: readonly Plugin[]): Plugin {
  const found = plugins.find(({ transform }) => transform)
  if (!found) throw new Error('None of the plugins makes styles.')
  return found
}

/** For both builds at once: what it does when it hears of its settings, it does for the first. */
function configuredOnce(plugin: Plugin): Plugin {
  const configure = functionOf(plugin.configResolved)
  let configured: unknown
  return {
    ...plugin,
    configResolved(config) {
      configured ??= Reflect.apply(configure, this, [config])
      return configured as Promise<void>
    },
  }
}

function transformedOnce(plugin: Plugin): Plugin {
  const transform = functionOf(plugin.transform)
  const known = new Map<string, { readonly code: string; readonly made: unknown }>()
  return {
    ...plugin,
    transform: {
      ...(typeof plugin.transform === 'object' && plugin.transform),
      handler(code, id, options) {
        const before = known.get(id)
        if (before?.code === code) return before.made as string
        const made = Reflect.apply(transform, this, [code, id, options])
        known.set(id, { code, made })
        return made as string
      },
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: hooks of every kind, which are handed on as they are.
type Handler = (...given: any[]) => any

function functionOf(hook: unknown): Handler {
  if (typeof hook === 'function') return hook as Handler
  if (typeof hook === 'object' && hook && 'handler' in hook) return functionOf(hook.handler)
  return () => undefined
}
