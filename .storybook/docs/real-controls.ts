/** The parts of Storybook's arg type that are used here. */
type InputType = {
  name?: string
  description?: string
  control?: unknown
  options?: unknown
  table?: { type?: { summary?: string }; category?: string }
}
export type ArgTypes = Readonly<Record<string, InputType>>

/** The category after a component's own props: those that it only passes on to its underlying element. */
export const handedOn = 'Passed on'

/** What Storybook reads from a component's source. */
export type ReadProps = Readonly<Record<string, { tsType?: ReadType; description?: string }>>
type ReadType = { name: string; value?: string; raw?: string; elements?: readonly ReadType[] }

/**
 * Gives each prop a control that fits: a choice if there are options, a switch, a text, a number, or none if nothing useful
 * can be typed (an element, a function, a list). Storybook couldn't tell, because of TypeScript's `| undefined`.
 */
export const realControls = (argTypes: ArgTypes, props: ReadProps, passed: ReadonlySet<string>): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlOf(name, props[name]?.tsType, argType)
      const category = passed.has(name) ? { category: handedOn } : {}
      const type = typeOf(props[name]?.tsType)
      return [name, { ...argType, ...control, table: { ...argType.table, ...type, ...category } }]
    }),
  )

function controlOf(name: string, type: ReadType | undefined, own: InputType): Partial<InputType> {
  if (own.options || !type) return {}
  const kinds = kindsOf(type).map(each => each.name)
  if (isChoice(type)) return choice(kindsOf(type).map(({ value = '' }) => literal(value)))
  const control =
    kinds.length > 1 &&
    kinds.includes('string') &&
    kinds.every(kind => kind === 'string' || kind === 'number')
      ? 'text'
      : (kinds.length === 1 && controls[kinds[0] ?? '']) || (name === 'children' && 'text')
  return { control: control ? { type: control } : { disable: true } }
}

const kindsOf = (type: ReadType) =>
  (type.elements ?? [type]).filter(each => each.name !== 'undefined' && each.name !== 'null')

const isChoice = (type: ReadType) =>
  kindsOf(type).length > 0 && kindsOf(type).every(each => each.name === 'literal')

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

/** The type as written, without the `| undefined` of optional props; for many options, only their number. */
function typeOf(type: ReadType | undefined) {
  if (type?.raw === undefined) return {}
  const written = type.raw.replace(/\s+/g, ' ').replace(/^\| |(?: \| undefined)$/g, '')
  if (written.length <= 70) return { type: { summary: written } }
  return { type: { summary: isChoice(type) ? `one of ${kindsOf(type).length}` : type.name } }
}
