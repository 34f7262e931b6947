import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { componentStories, propsIn, unnamedPropsIn } from './kit-props.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

const stories = componentStories(root)
const folders = new Set(stories.map(dirname))

/** Of the kit, and of the screens' own. */
const components = globSync('{ui-kit,src/web}/**/*.tsx', { cwd: root })
  .filter(path => path.startsWith('ui-kit/') || folders.has(dirname(path)))
  .filter(
    path => !/\.stories\.|\.fixtures\.|\/example-|ui-kit\/(?:foundations\/[^/]+|patterns\/.*)$/.test(path),
  )

const says = (source: string, what: string) =>
  new RegExp(`guidance: \\{[\\s\\S]*?\\n      ${what}: [[{]`).test(source)

/** Whether something in it can have the focus. */
const hasKeys = (source: string) =>
  /<(?:button|input|select|textarea|a|dialog|details|iframe|Pressable|Button|IconButton|TextLink)\b|onKeyDown|tabIndex=\{0/.test(
    source,
  )

describe('a part of the kit', () => {
  it('has a sentence for each of its props', () => {
    const props = components.flatMap(path => propsIn(read(path)).map(prop => ({ path, ...prop })))
    expect(props.length).toBeGreaterThan(400)
    const silent = props.filter(({ sentence }) => !sentence.endsWith('.'))
    expect(silent.map(({ path, type, name }) => `${path} ${type}.${name}`)).toEqual([])
  })

  it('names the type of its props, so that something can be said of them', () => {
    expect(components.flatMap(path => unnamedPropsIn(read(path)).map(name => `${path} ${name}`))).toEqual([])
  })

  it('says when to use it, and when not, on the page of its stories', () => {
    expect(stories.length).toBeGreaterThan(70)
    expect(stories.filter(path => !says(read(path), 'use') || !says(read(path), 'dontUse'))).toEqual([])
  })

  it('shows what to do and what not, beside each other', () => {
    // A skip link is not there until it has the focus, and how things move is seen in all of them.
    const byFolder = Map.groupBy(
      stories.filter(path => !/\/(?:motion|shared-element|skip-link|duo|split|reserve|sticky)\//.test(path)),
      dirname,
    )
    expect(byFolder.size).toBeGreaterThan(65)
    const shows = (paths: readonly string[], tag: string) =>
      paths.some(path => read(path).includes(`tags: ['${tag}']`))
    const oneSided = [...byFolder].filter(([, paths]) => !shows(paths, 'do') || !shows(paths, 'dont'))
    expect(oneSided.map(([folder]) => folder)).toEqual([])
  })

  it('says what its keys do, where something in it can have the focus', () => {
    const parts = stories.map(path => [path, path.replace('.stories.tsx', '.tsx')] as const)
    const pressed = parts.filter(([, part]) => existsSync(`${root}${part}`) && hasKeys(read(part)))
    expect(pressed.length).toBeGreaterThan(30)
    expect(pressed.filter(([path]) => !says(read(path), 'keyboard')).map(([path]) => path)).toEqual([])
  })

  it('stands in no folder without stories', () => {
    // Components that are only used inside other ones, and those that share the page of Page.
    const inside = ['ui-kit/forms/field', 'ui-kit/foundations/pressable']
    const together = read('ui-kit/layout/page/page.stories.tsx')
    const silent = components
      .map(dirname)
      .filter(folder => !folders.has(folder) && !inside.includes(folder))
      .filter(folder => !together.includes(`'${folder.replace('ui-kit/layout', '..')}/`))
    expect([...new Set(silent)]).toEqual([])
  })

  it('names as alternatives what is there', () => {
    const code = components.map(read).join('\n')
    const named = stories.flatMap(path => [
      ...(/instead: \{([^}]*)\}/.exec(read(path)) ?? [''])[0].matchAll(/(\w+): '/g),
    ])
    expect(named.length).toBeGreaterThan(70)
    expect(named.filter(([, name]) => !RegExp(`export (?:function|const) ${name}`).test(code))).toEqual([])
  })

  // What was there: each must be found.
  it.each([
    ['export type A = {\n  label: string\n}\n', 'label'],
    ["export type A = Press & {\n  /** Said. */\n  a: string\n  'aria-label'?: string\n}\n", 'aria-label'],
    ['export type A = Pick<\n  B,\n  | "c"\n> & {\n  hint?: ReactNode\n}\n', 'hint'],
  ])('would be found without one: %s', (source, name) => {
    expect(propsIn(source).filter(({ sentence }) => sentence === '')).toMatchObject([{ name }])
  })
})
