import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  scene,
  space,
  touch,
} from '../../foundations/theme/tokens.css.ts'
import { atMostWidest } from '../../foundations/widest-control.css.ts'

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const button = recipe({
  base: {
    ...atMostWidest,
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderRadius: radius.control,
    border: '1px solid transparent',
    fontWeight: fontWeight.strong,
    lineHeight: 1.25,
    textAlign: 'center',
    userSelect: 'none',
    transition: `background-color ${duration.quick} ${easing}, transform ${duration.quick} ${easing}, opacity ${duration.quick}`,
    ':active': { transform: 'scale(.98)' },
    selectors: {
      '&:disabled:not([aria-busy=true])': { opacity: 0.5 },
      '&:disabled': { transform: 'none' },
      '&[aria-busy=true]': { cursor: 'progress', overflow: 'hidden' },
      '&[aria-busy=true]::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(100deg, transparent 20%, ${color.glint}, transparent 80%)`,
        opacity: 0.55,
        animation: `${sweep} ${scene.sweep} ease-in-out infinite`,
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.accentFill,
        color: color.accentInk,
        ':hover': { background: color.accentFillPressed },
      },
      secondary: {
        background: color.surface,
        color: color.ink,
        borderColor: color.lineStrong,
        ':hover': { background: color.surfaceSunk },
      },
      quiet: { color: color.accent, ':hover': { background: color.accentSoft } },
      critical: {
        background: color.criticalSoft,
        color: color.critical,
        borderColor: 'currentColor',
      },
    },
    size: {
      s: {
        minHeight: '36px',
        padding: '6px 14px',
        fontSize: fontSize[14],
        '::after': { content: '', position: 'absolute', inset: '-5px' },
      },
      m: { minHeight: touch, padding: '9px 20px', fontSize: fontSize[16] },
      l: { minHeight: '56px', padding: '14px 24px', fontSize: fontSize[18] },
    },
    full: { true: { width: '100%' }, false: {} },
  },
})

export const label = style({
  display: 'inline-block',
  position: 'relative',
  '::after': {
    content: 'attr(data-reserve)',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
})
