import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Writes `ui-kit/icons.ts`, with the icons that the code imports from it, as the last step of `npm run api`. */
const root = fileURLToPath(new URL('..', import.meta.url))
const license = readFileSync(`${root}node_modules/lucide-react/LICENSE`, 'utf8')

writeFileSync(
  `${root}ui-kit/icons.ts`,
  `/*
Written by \`npm run api\`, from Lucide, whose license is:

${license.trimEnd()}
*/

import { icon } from './foundations/icon/icon.ts'

${namesUsed().map(lineOf).join('')}`,
)

function namesUsed(): readonly string[] {
  const texts = globSync('{src/web,ui-kit}/**/*.{ts,tsx}', { cwd: root }).map(path =>
    readFileSync(root + path, 'utf8'),
  )
  const lists = texts.flatMap(text => [...text.matchAll(/import \{([^}]*)\} from '[^']*\/icons\.ts'/g)])
  const names = lists.flatMap(([, list = '']) =>
    [...list.matchAll(/(?<=^|,)\s*(\w+)/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}

function lineOf(name: string): string {
  const drawing = (lucide as unknown as Readonly<Record<string, lucide.LucideIcon>>)[name]
  if (!drawing) throw new Error(`Lucide has no icon called ${name}.`)
  const markup = renderToStaticMarkup(createElement(drawing))
  const shapes = [...markup.matchAll(/<(\w+) ([^>]*)><\/\1>/g)].map(
    ([, element, attributes = '']) => `['${element}', { ${attributesOf(attributes)} }]`,
  )
  return `export const ${name} = /* @__PURE__ */ icon(${shapes.join(', ')})\n`
}

function attributesOf(text: string): string {
  return [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => `${name}: '${value}'`).join(', ')
}
