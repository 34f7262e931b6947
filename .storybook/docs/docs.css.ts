import { style, styleVariants } from '@vanilla-extract/css'
import { color, fontSize, fontWeight, radius, space } from '../../ui-kit/foundations/theme/tokens.css.ts'

export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 390px), 1fr))',
  gap: space.l,
})

export const framed = style({ display: 'grid', gap: space.xs, alignContent: 'start', minWidth: 0 })

export const caption = style({ color: color.accent, fontWeight: fontWeight.medium })

export const frame = style({
  width: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
})

export const section = style({ display: 'grid', gap: space.m, marginBlock: space.l, color: color.ink })

export const title = style({ fontSize: fontSize[22], fontWeight: fontWeight.strong })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: space.l,
  alignItems: 'start',
})

const ruled = (line: string) => ({
  display: 'grid',
  gap: space.xs,
  borderBlockStart: `4px solid ${line}`,
  paddingBlockStart: space.s,
})

export const box = styleVariants({
  good: ruled(color.positive),
  bad: ruled(color.critical),
  plain: ruled(color.line),
})

export const key = style({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  paddingInline: space.xs,
  fontSize: fontSize[14],
})

export const keys = style({ display: 'grid', gap: space.xs })

export const keyed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) 1fr',
  gap: space.m,
  alignItems: 'baseline',
})

export const more = style({ color: color.ink, marginBlock: space.m })
