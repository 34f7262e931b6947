import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:used-icons'
const root = fileURLToPath(new URL('..', import.meta.url))

/** A module with the icons that the product uses, by name. It reads the product's imports, so nobody keeps a list. */
export const usedIcons = (): Plugin => ({
  name: 'used-icons',
  resolveId: name => (name === id ? `\0${id}` : undefined),
  load: name => (name === `\0${id}` ? moduleOf(namesOf().join(', ')) : undefined),
})

const moduleOf = (names: string) =>
  `import { ${names} } from 'lucide-react'\nexport const icons = { ${names} }`

function namesOf(): readonly string[] {
  const files = globSync('{src/web,ui-kit}/**/*.tsx', { cwd: root }).map(file =>
    readFileSync(root + file, 'utf8'),
  )
  const lists = files.flatMap(text => [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
  const names = lists.flatMap(([, list = '']) =>
    list.split(',').map(each => each.trim().split(' as ')[0] ?? ''),
  )
  return [...new Set(names.filter(name => /^[A-Z]\w*$/.test(name)))].sort()
}
