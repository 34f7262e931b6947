import { type ComponentType, createElement } from 'react'

/** An icon of `ui-kit/icons.ts`, given by name: `icon={Gift}`. */
export type Icon = ComponentType<{
  size?: string | number
  strokeWidth?: string | number
  'aria-hidden'?: boolean | 'true' | 'false'
  className?: string
}>

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

const common = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export function icon(...shapes: readonly Shape[]): Icon {
  const drawing = shapes.map(([element, attributes]) => createElement(element, attributes))
  return ({ size = 24, ...others }) =>
    createElement('svg', { ...common, width: size, height: size, strokeWidth: 2, ...others }, ...drawing)
}
