import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium, pinnedChromium } from '../tests/chromium.ts'
import { holdPicture } from '../tests/support/pictures/picture-command.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { executablePath, args, env } = (await pinnedChromium()) ?? (await chromium())

// If Vite only discovered these while running, it would reload the page during the first run.
const usedByStories = [
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@storybook/addon-themes',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@zxing/browser',
  '@zxing/library',
  'axe-core',
  'canvas-confetti',
  'framer-motion/dom/mini',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'qrcode',
  'qrcode/lib/core/qrcode.js',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'recharts',
  'storybook/test',
  'zod/mini',
  '@storybook/addon-docs > @storybook/react-dom-shim',
]

export default defineConfig({
  root,
  plugins: [await storybookTest({ configDir: `${root}.storybook` })],
  optimizeDeps: { include: usedByStories },
  test: {
    name: 'stories',
    // Every story cleans up after itself, so they don't need isolation.
    isolate: false,
    // Stops hanging tests without failing on slow machines.
    testTimeout: 180_000,
    setupFiles: [`${root}.storybook/vitest.setup.ts`],
    sequence: { setupFiles: 'list' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A slow machine shouldn't fail here either.
      connectTimeout: 240_000,
      provider: playwright({
        launchOptions: { executablePath, args, env },
        // The same dates and text on every machine.
        contextOptions: {
          reducedMotion: 'reduce',
          colorScheme: 'light',
          timezoneId: 'UTC',
          locale: 'en-US',
        },
      }),
      viewport: { width: 390, height: 844 },
      instances: [{ browser: 'chromium' }],
      commands: { holdPicture },
    },
  },
})
