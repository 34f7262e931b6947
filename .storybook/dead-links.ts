import { existsSync, globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** The dead links of a static build: to stories, pages or files that don't exist. */
export function deadLinks(folder: string): readonly string[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: object }
  const texts = globSync(`${folder}/{*.html,assets/*.js,sb-addons/**/*.js}`).map(file =>
    readFileSync(file, 'utf8'),
  )
  const pages = linksIn(texts, /\?path=\/(?:docs|story)\/([a-z\d-]+--[a-z\d-]+)/g)
  const files = linksIn(texts, /["'(](?:\.?\/)((?:pictures|icons|fonts)\/[\w.-]+\.\w+)["')]/g)
  return [...pages.filter(id => !(id in entries)), ...files.filter(file => !existsSync(`${folder}/${file}`))]
}

const linksIn = (texts: readonly string[], pattern: RegExp) => [
  ...new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(([, link = '']) => link))),
]

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dead = deadLinks(process.argv[2] ?? '.storybook-static')
  for (const link of dead) process.stderr.write(`Dead link: ${link}\n`)
  process.exitCode = dead.length > 0 ? 1 : 0
}
