import { createVar, style } from '@vanilla-extract/css'
import { color, shadow } from '#ui-kit/foundations/theme/tokens.css.ts'

export const screenPx = { width: 390, height: 844 } as const
export const bezelPx = 8

export const scale = createVar()

const scaled = (px: number) => `calc(${px}px * ${scale})`

export const phone = style({
  boxSizing: 'content-box',
  width: scaled(screenPx.width),
  marginInline: 'auto',
  padding: `${bezelPx}px`,
  borderRadius: '40px',
  background: color.ink,
  boxShadow: shadow.raised,
})

export const glass = style({
  height: scaled(screenPx.height),
  borderRadius: '32px',
  background: color.ground,
  overflow: 'hidden',
})

export const screen = style({
  display: 'block',
  width: `${screenPx.width}px`,
  height: `${screenPx.height}px`,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
})
