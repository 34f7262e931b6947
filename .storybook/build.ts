import { execFileSync } from 'node:child_process'

// `npx node .storybook/build.ts`: Storybook as pages for any web server, and whether every link in them leads somewhere.
execFileSync('storybook', ['build', '-o', '.storybook-static'], { stdio: 'inherit', shell: true })
await import('./dead-links.ts')
