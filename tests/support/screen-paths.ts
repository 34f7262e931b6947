import { readdirSync } from 'node:fs'

/** The URL of each screen, from its file name: '_app.admin_.desk.tsx' is the one at '/admin/desk'. */
export const screenPaths: readonly string[] = readdirSync(new URL('../../src/web/routes', import.meta.url))
  .filter(file => file !== '__root.tsx' && file !== '_app.tsx')
  .map(file => {
    const parts = file
      .replace(/^_app\.|\.tsx$/g, '')
      .replaceAll('_.', '.')
      .split('.')
    return `/${parts.filter(part => part !== 'index' && part !== 'tsx').join('/')}`
  })
