import { fileURLToPath } from 'node:url'
import { tanStackRouterCodeSplitter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'

// The client and server builds run side by side on the same files. They share these plugins, so each file is
// transformed only once. That saves a third of the build time.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const routes = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: here('routes'),
  generatedRouteTree: here('routeTree.gen.ts'),
  addExtensions: true,
  // The file isn't meant to be read, and formatting it takes longer than generating it.
  enableRouteTreeFormatting: false,
} as const

/** Generates the route tree, and splits each route from its screen. */
export const routerPlugins: readonly Plugin[] = [
  ...[tanstackRouterGenerator(routes)].flat().map(configuredOnce),
  ...[tanStackRouterCodeSplitter(routes)].flat().map(transformedOnce),
]

const { buildEnd: closeCompiler, ...styles } = stylesOf(vanillaExtractPlugin())

/** Compiles `*.css.ts` files, in its own Vite server, which runs until `endStyles`. */
export const stylesPlugin: Plugin = transformedOnce({
  ...styles,
  // Filters here, because each of the bundler's thousands of calls costs a turn of the event loop.
  transform: { filter: { id: /\.css\.ts(?:\?|$)/ }, handler: functionOf(styles.transform) },
  resolveId: { filter: { id: /\.vanilla\.css(?:\?|$)/ }, handler: functionOf(styles.resolveId) },
  load: { filter: { id: /\.vanilla\.css(?:\?|$)/ }, handler: functionOf(styles.load) },
})

/** Call it after both builds. */
export async function endStyles(): Promise<void> {
  await Reflect.apply(functionOf(closeCompiler), undefined, [])
}

function stylesOf(plugins: readonly Plugin[]): Plugin {
  const found = plugins.find(({ transform }) => transform)
  if (!found) throw new Error('None of the plugins makes styles.')
  return found
}

/** Configures a shared plugin once, with the first build's settings. */
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
