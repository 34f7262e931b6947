import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routerPlugins, stylesPlugin } from './build-plugins.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../node_modules/.vite/web'),
  plugins: [...routerPlugins, react(), stylesPlugin],
  // The router asks whether its server puts styles into pages; ours does it itself.
  define: {
    'process.env.TSS_INLINE_CSS_ENABLED': '"false"',
    'import.meta.env.TSS_INLINE_CSS_ENABLED': '"false"',
  },
  build: {
    target: 'es2022',
    // It is emptied before: what the server renders with lies in it, too.
    emptyOutDir: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: ['main.ts', 'first-paint.js', 'text-page.ts'].map(here),
      // Of the thousands of icons those that are used are read, and not all.
      experimental: { lazyBarrel: true },
      // It says of no file of its own that it may be left out: three calls for the camera would bring all its codes.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@zxing\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What starts the app needs nothing that these might be bundled with.
            { name: 'load', test: /vite\/preload-helper|\/ui-kit\/foundations\/theme\//, priority: 1 },
            // The same from one release to the next, so a phone keeps them; and each is a task of its own for a slow one.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(?:history|store|react-store|router-core|react-router)\//,
            },
            // Pieces of a few hundred bytes each, which most screens have: a slow phone is busy for each file.
            {
              name: 'kit',
              test: /\/ui-kit\/|node_modules\/(?:lucide-react|@vanilla-extract)\//,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
})
