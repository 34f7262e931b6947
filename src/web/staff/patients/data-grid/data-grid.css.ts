import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  duration,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

/** In pixels, because rows out of view aren't measured. */
export const rowHeight = 40

export const columns = createVar()

export const grid = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

const line = style({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: space.s,
  paddingInline: space.m,
  height: `${rowHeight}px`,
  alignItems: 'center',
})

export const head = style([
  line,
  {
    position: 'sticky',
    top: 0,
    zIndex: layer.bar,
    borderBottom: `1px solid ${color.line}`,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    background: color.surfaceSunk,
    color: color.inkQuiet,
    fontWeight: fontWeight.medium,
  },
])

const align = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const

export const cell = recipe({
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { align },
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxWidth: '100%',
  minHeight: '24px',
  padding: 0,
  border: 'none',
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  transition: `color ${duration.quick}`,
  ':hover': { color: color.ink },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: { '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: color.ink } },
})

export const rows = style({ position: 'relative', width: '100%' })

export const row = style([
  line,
  {
    position: 'absolute',
    top: 0,
    insetInline: 0,
    contain: 'layout style',
    cursor: 'default',
    boxShadow: `inset 0 -1px 0 ${color.line}`,
    ':hover': { background: color.surfaceSunk },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    selectors: {
      '&[aria-selected=true]': { background: color.accentSoft },
      '&:last-child': { borderRadius: `0 0 ${radius.card} ${radius.card}` },
    },
  },
])
