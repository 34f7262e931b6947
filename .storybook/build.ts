import { execFileSync } from 'node:child_process'

// `npx node .storybook/build.ts`: builds Storybook as static pages for any web server, and checks their links.
execFileSync('storybook', ['build', '-o', '.storybook-static'], { stdio: 'inherit', shell: true })
await import('./dead-links.ts')
