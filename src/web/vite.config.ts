import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routerPlugins, stylesPlugin } from './build-plugins.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Asked for on every screen, and the same from one release to the next. Two files, because a phone needs a task for each.
const reactFiles = /node_modules\/(?:react|react-dom|scheduler)\//
const routerFiles =
  /node_modules\/(?:use-sync-external-store|@tanstack\/(?:history|store|react-store|router-core|react-router))\//

// Pieces of a few hundred bytes each: together they compress better, and a phone asks once instead of thirty times.
// Without those that only forms, dialogs, lists, rewards, cards, uploads, tables and the programme's editors need, and
// without the moments.
const kitPieces =
  /\/ui-kit\/(?!(?:dialog|list-row|password-field|field|text-field|text-area|select-field|date-field|checkbox|confirm-dialog|chips|search-field|emblem|metal-card|count-up|reorderable-list|table|facts|file-button|tile)\/|motion\/(?:moments|play-moment|timing)\.|theme\/tokens\.)/
const icons =
  /node_modules\/(?:lucide-react(?!\/dist\/esm\/icons\/(?:archive|arrow-down|arrow-up|cake|crown|download|droplet|flower|gem|grip-vertical|leaf|list-checks|mail|map-pin|printer|rotate-ccw|search|send|star|sun|tag|trash)\.)|@vanilla-extract)\//
const everyScreenPieces =
  /\/src\/web\/(?:app|data|format|member)\/(?:points|money|book-button|screen-link|unauthorized|use-online|drafts|celebrated-milestones|load-error|tiers)\./
const sharedPieces = new RegExp([kitPieces, icons, everyScreenPieces].map(({ source }) => source).join('|'))

// With what each screen of members has beside it: alone, such small files compress worse.
const whoIsThere =
  /\/src\/web\/(?:api\/(?:accounts|staff)\/|data\/staleness\.|hydration\/(?:use-after-first-paint|lazy-with-retry)\.|identity\/(?:[\w-]+\/)*auth-search\.)/

// The forms that keep the contract's rules are the staff area's: with its libraries one would be too large for a first
// visit of a member's screen.
const isStaffOnly = (id: string) =>
  /\/ui-kit\/bar-chart\/|\/src\/web\/(?:staff\/|routes\/_app\.admin|form\/(?:use-form|contract-problems)\.|api\/bodies\/)/.test(
    id,
  )

const rarelyOpened =
  /\/(?:staff-|not-found-|_app\.(?:test-qr|unsubscribe|preferences|onboarding|(?:forgot|reset)-password)-)[^/]+$/

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
    modulePreload: {
      polyfill: false,
      // What the staff's screens stand on is told by these, and not to every patient by the first script; nor is what
      // passkeys do, or a screen that few ever open. Whoever asks for one of them waits for what it needs.
      resolveDependencies: (file, needed) => {
        if (/\/(?:ceremonies|passkeys-card|ways-in)-[^/]+$/.test(file)) return []
        return rarelyOpened.test(file) ? needed.filter(each => each.endsWith('.css')) : needed
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: [here('index.html'), here('text-page.ts')],
      // Of the thousands of icons those that are used are read, and not all.
      experimental: { lazyBarrel: true },
      // It says of no file of its own that it may be left out: three calls for the camera would bring all its codes.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@zxing\//, sideEffects: false }] },
      output: {
        // Members' phones keep the app for offline use, and nothing of the staff area: its files say what they are.
        chunkFileNames: ({ facadeModuleId, moduleIds }) =>
          (facadeModuleId ? [facadeModuleId] : moduleIds).some(isStaffOnly)
            ? 'assets/staff-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // The landing page needs this one to load the rest, and nothing that it might be bundled with.
            { name: 'load', test: /vite\/preload-helper/, priority: 3 },
            // Every screen asks who is there: member, staff or nobody. One file for both rooms, because two compress worse;
            // and a file that is called after the room of staff would not be kept for offline use.
            { name: 'who-is-there', test: whoIsThere, priority: 2 },
            { name: 'react', test: reactFiles, priority: 2 },
            { name: 'router', test: routerFiles, priority: 2 },
            { name: 'kit', test: sharedPieces, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})
