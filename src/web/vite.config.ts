import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routerPlugins, stylesPlugin } from './build-plugins.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../node_modules/.vite/web'),
  plugins: [...routerPlugins, react(), stylesPlugin],
  // The router asks whether its server inlines styles; our own server does that.
  define: {
    'process.env.TSS_INLINE_CSS_ENABLED': '"false"',
    'import.meta.env.TSS_INLINE_CSS_ENABLED': '"false"',
  },
  build: {
    target: 'es2022',
    // It's emptied beforehand, because it also contains the server's renderer.
    emptyOutDir: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: ['main.ts', 'first-paint.js', 'text-page.ts'].map(here),
      // Only reads the icons in use, not all of the thousands.
      experimental: { lazyBarrel: true },
      // The package doesn't declare its files free of side effects: without this, three camera calls would bundle all
      // its formats.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@zxing\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // The app's startup needs these, but not the modules that they might otherwise be bundled with.
            { name: 'load', test: /vite\/preload-helper|\/ui-kit\/foundations\/theme\//, priority: 1 },
            // Unchanged between releases, so phones keep them cached. Each is a separate task, which helps slow phones.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(?:history|store|react-store|router-core|react-router)\//,
            },
            // Tiny modules that most screens need: every extra file costs a slow phone time.
            {
              name: 'kit',
              test: /\/ui-kit\/|node_modules\/@vanilla-extract\//,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
})
