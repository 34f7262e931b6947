import { globalStyle, style } from '@vanilla-extract/css'
import { color, duration, media, radius, shadow, space, touch } from '#ui-kit/foundations/theme/tokens.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const row = style({
  display: 'flex',
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[data-dragged]': {
      zIndex: 1,
      background: color.surfaceRaised,
      borderRadius: radius.control,
      boxShadow: shadow.raised,
      pointerEvents: 'none',
    },
    '&[data-drop]::after': {
      position: 'absolute',
      insetInline: 0,
      height: '3px',
      borderRadius: radius.full,
      background: color.accentFill,
      content: '""',
    },
    '&[data-drop=before]::after': { top: 0 },
    '&[data-drop=after]::after': { bottom: 0 },
  },
})

export const content = style({ flex: 1, minWidth: 0, paddingInlineStart: space.xxs })

export const handle = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: touch,
  height: touch,
  borderRadius: radius.control,
  color: color.inkQuiet,
  cursor: 'grab',
  touchAction: 'none',
  transition: `background-color ${duration.quick}`,
  ':hover': { background: color.accentSoft, color: color.ink },
  ':active': { cursor: 'grabbing' },
  selectors: { '&[aria-expanded=true]': { background: color.accentSoft, color: color.ink } },
})

export const arrows = style({
  display: 'flex',
  // On a phone it goes below the text, which would otherwise have no room.
  flexBasis: '100%',
  paddingInlineStart: touch,
  '@media': { [media.tablet]: { flexBasis: 'auto', paddingInlineStart: 0 } },
})

// Dragging a row must not select the text of others.
globalStyle(`${list}:has([data-dragged])`, { userSelect: 'none', cursor: 'grabbing' })
