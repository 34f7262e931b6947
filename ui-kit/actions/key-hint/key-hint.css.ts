import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, media, space } from '../../foundations/theme/tokens.css.ts'

export const keyHint = style({
  display: 'none',
  minWidth: '18px',
  // Its border doesn't make the line higher, which would move the label up.
  marginBlock: '-4px',
  marginInlineStart: space.xs,
  paddingInline: space.xxs,
  border: '1px solid currentColor',
  borderRadius: space.xxs,
  fontFamily: 'inherit',
  fontSize: fontSize[12],
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  textAlign: 'center',
  '::before': { content: 'attr(data-key)' },
  // Only for people who probably have a keyboard.
  '@media': { [`${media.wide} and (hover: hover)`]: { display: 'inline-block' } },
})
