import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ArgTypes, type ReadProps, realControls } from '../../../.storybook/docs/real-controls.ts'
import { componentStories } from '../../architecture/kit-props.ts'
import { keysOf } from './keys-of.ts'

type Reader = { transform: (source: string, path: string) => Promise<{ code: string } | undefined> }

/** Storybook's component parser, as in its build. */
async function openReader(): Promise<Reader> {
  // In a variable, so that its types aren't loaded: they need a DOM, which tests in Node don't have.
  const preset = '@storybook/react-vite/preset'
  const { viteFinal } = (await import(preset)) as {
    viteFinal: (...asked: object[]) => Promise<{ plugins: Reader[] }>
  }
  const settings = { typescript: { reactDocgen: 'react-docgen' } } as Record<string, object>
  const presets = { apply: async (name: string) => settings[name] ?? {} }
  const { plugins } = await viteFinal({ plugins: [] }, { presets })
  if (!plugins[0]) throw new Error('Storybook has no reader of components any more.')
  return plugins[0]
}

async function propsOf(reader: Reader, component: string, path: string): Promise<ReadProps> {
  const read = await reader.transform(readFileSync(path, 'utf8'), `${process.cwd()}/${path}`)
  const pattern = new RegExp(`;${component}\\.__docgenInfo=(.*?)(?:;\\w+\\.__docgenInfo=|$)`, 's')
  const [, json = '{}'] = pattern.exec(read?.code ?? '') ?? []
  return (JSON.parse(json) as { props?: ReadProps }).props ?? {}
}

/** The worst case of Storybook's default controls: a JSON box without a description. */
function controlsOn(source: string, props: ReadProps): ArgTypes {
  const said = new Map(keysOf(source, 'argTypes'))
  const names = [...Object.keys(props), ...keysOf(source, 'args').map(([name]) => name), ...said.keys()]
  const bare = names.map(name => {
    const own = said.get(name) ?? ''
    const [, description = props[name]?.description] = /description: '([^']*)'/.exec(own) ?? []
    const control = /control: /.test(own) ? { type: 'text' as const } : { type: 'object' as const }
    return [name, { name, ...(description && { description }), control }] as const
  })
  return realControls(Object.fromEntries(bare), props, new Set())
}

type Shown = {
  description?: string
  control?: { type?: string; disable?: boolean }
  table?: ArgTypes[string]['table']
}

function wrongIn(controls: ArgTypes): readonly string[] {
  return Object.entries(controls as Readonly<Record<string, Shown>>).flatMap(([name, shown]) => {
    const { description = '', control = {}, table } = shown
    return [
      !description.trim().endsWith('.') && `${name} has no sentence`,
      control.type === 'object' && !control.disable && `${name} has a box for JSON`,
      table?.type?.summary === 'union' && `${name} is typed "union"`,
    ].filter(wrong => wrong !== false)
  })
}

const stories = componentStories('.')

describe('the controls of the kit in Storybook', () => {
  it('each have a sentence, and something that can be set or nothing', async () => {
    const reader = await openReader()
    const found: string[] = []
    let count = 0
    for (const path of stories) {
      const source = readFileSync(path, 'utf8')
      const [, component = ''] = /component: (\w+)/.exec(source) ?? []
      const [, from] =
        new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '([^']+)'`).exec(source) ?? []
      const file = from && new URL(from, `file:///${path}`).pathname.slice(1)
      const controls = controlsOn(source, file ? await propsOf(reader, component, file) : {})
      count += Object.keys(controls).length
      found.push(...wrongIn(controls).map(wrong => `${path}: ${wrong}`))
    }
    expect(count).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  const union = (...names: string[]) => ({ name: 'union', elements: names.map(name => ({ name })) })
  it.each([
    [
      {
        a: {
          tsType: {
            name: 'union',
            elements: [1, 2].map(value => ({ name: 'literal', value: `'${value}'` })),
          },
        },
      },
      'inline-radio',
    ],
    [{ a: { tsType: union('boolean', 'undefined') } }, 'boolean'],
    [{ a: { tsType: union('string', 'number', 'undefined') } }, 'text'],
    [{ a: { tsType: { name: 'number' } } }, 'number'],
    [{ a: { tsType: union('ReactNode', 'undefined') } }, undefined],
  ])('are what fits: %j', (props, type) => {
    const { a } = realControls({ a: { name: 'a', control: { type: 'object' } } }, props, new Set())
    expect(a).toMatchObject({ control: type ? { type } : { disable: true } })
  })
})
