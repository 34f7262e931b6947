import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/**/*.stories.tsx', '../src/web/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  // The worker of MSW controls only the pages below its own address.
  staticDirs: [{ from: '../node_modules/msw/lib', to: '/' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: vite => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
  }),
}

export default config
