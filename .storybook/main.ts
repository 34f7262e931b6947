import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { evening, light } from '../ui-kit/foundations/theme/palettes.ts'
import { stories } from './stories.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    // MSW's worker only controls pages below its own URL.
    { from: '../node_modules/msw/lib', to: '/' },
    { from: '../src/web/public/pictures', to: '/pictures' },
    { from: '../src/web/public/icons', to: '/icons' },
    { from: '../ui-kit/foundations/theme/fonts', to: '/fonts' },
  ],
  // While a story loads, Storybook's own page would be white in the evening theme.
  previewHead: head =>
    `${head}<style>.sb-wrapper{background:${light.ground}!important}[data-theme=dark] .sb-wrapper{background:${evening.ground}!important}</style>` +
    `<script>if(/theme(:|%3A)dark/i.test(location.search))document.documentElement.dataset.theme='dark'</script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: vite => ({
    ...vite,
    build: { ...vite.build, sourcemap: false, reportCompressedSize: false },
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
  }),
}

export default config
