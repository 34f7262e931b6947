import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { Field } from '../../ui-kit/forms/field/field.tsx'
import { TextField } from '../../ui-kit/forms/text-field/text-field.tsx'
import { Pressable } from '../../ui-kit/foundations/pressable/pressable.tsx'
import { type ReadProps, realControls } from './real-controls.ts'

const propsOf = (component: unknown): ReadProps =>
  (component as { __docgenInfo?: { props?: ReadProps } } | undefined)?.__docgenInfo?.props ?? {}

/** The elements that props are passed on to: a button or link, and an input. Each is recognized by a prop that only it has. */
const elements = [
  { by: 'aria-keyshortcuts', component: Pressable, own: ['children', 'className'] },
  {
    by: 'onBlur',
    component: TextField,
    own: [...Object.keys(propsOf(Field)), 'type', 'placeholder', 'disabled', 'required'],
  },
]

function passedBy(component: unknown): ReadonlySet<string> {
  const props = propsOf(component)
  const behind = elements.filter(({ by }) => by in props)
  return new Set(
    behind.flatMap(({ component: element, own }) =>
      Object.keys(propsOf(element)).filter(name => !own.includes(name)),
    ),
  )
}

/** The controls of each component, with its own props first. */
export const controlsOfPart: ArgTypesEnhancer = ({ argTypes, component }) =>
  realControls(argTypes as never, propsOf(component), passedBy(component)) as typeof argTypes
