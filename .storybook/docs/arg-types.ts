import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import { Pressable } from '../../ui-kit/pressable/pressable.tsx'

/** What stands behind a part's own props: what it only passes to the button or link that it is made of. */
export const handedOn = 'Handed on'

type Docgen = {
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: Type }>> }
  displayName?: string
}
type Type = { name: string; value?: string; raw?: string; elements?: readonly Type[] }

const propsOf = (component: unknown) => (component as Docgen | undefined)?.__docgenInfo?.props ?? {}

/**
 * Gives each prop a control that fits it: a choice where there are some, a switch, a text, a number, and none where nothing
 * useful can be typed (an element, a function, a list). TypeScript's `| undefined` hid that from Storybook.
 */
export const realControls: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = propsOf(component)
  const passed = component === (Pressable as unknown) ? {} : propsOf(Pressable)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlOf(name, props[name]?.tsType, argType)
      const category = name in passed && name !== 'children' ? { category: handedOn } : {}
      const type = typeOf(props[name]?.tsType)
      return [name, { ...argType, ...control, table: { ...argType.table, ...type, ...category } }]
    }),
  )
}

function controlOf(name: string, type: Type | undefined, own: InputType): Partial<InputType> {
  if (own.options || !type) return {}
  const kinds = (type.elements ?? [type]).filter(each => each.name !== 'undefined' && each.name !== 'null')
  if (kinds.length > 0 && kinds.every(each => each.name === 'literal'))
    return choice(kinds.map(({ value = '' }) => literal(value)))
  const [only] = kinds
  const control = (kinds.length === 1 && only && controls[only.name]) || (name === 'children' && 'text')
  return { control: control ? { type: control } : { disable: true } }
}

const controls: Readonly<Record<string, 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
}

const choice = (options: readonly (string | number)[]) => ({
  options,
  control: { type: options.length > 4 ? ('select' as const) : ('inline-radio' as const) },
})

const literal = (value: string): string | number =>
  Number.isNaN(Number(value)) ? value.replace(/^['"]|['"]$/g, '') : Number(value)

/** The type as it is written, without what every optional prop has. */
function typeOf(type: Type | undefined) {
  if (type?.raw === undefined) return {}
  const written = type.raw.replace(/\s+/g, ' ').replace(/^\| |(?: \| undefined)$/g, '')
  return { type: { summary: written.length > 70 ? type.name : written } }
}
