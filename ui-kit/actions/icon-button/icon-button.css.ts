import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, duration, fluidSize, fontWeight, radius, touch } from '../../foundations/theme/tokens.css.ts'

export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    position: 'relative',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: touch,
    height: touch,
    borderRadius: radius.full,
    transition: `background-color ${duration.quick}`,
    ':hover': { background: color.accentSoft },
    ':disabled': { opacity: 0.5 },
  },
  variants: {
    variant: {
      quiet: { color: color.ink },
      surface: { background: color.surface, color: color.ink, border: `1px solid ${color.line}` },
      critical: { color: color.critical, ':hover': { background: color.criticalSoft } },
    },
  },
})

export const count = style({
  position: 'absolute',
  top: '2px',
  insetInlineEnd: '0',
  minWidth: '18px',
  paddingInline: '5px',
  borderRadius: radius.full,
  background: color.accentFill,
  color: color.accentInk,
  fontSize: fluidSize.tight,
  fontWeight: fontWeight.strong,
  lineHeight: 1.5,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
