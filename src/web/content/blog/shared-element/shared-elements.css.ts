import { globalStyle } from '@vanilla-extract/css'
import { duration, easing, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

/** The type of view transition with shared elements. */
export const sharing = 'shared'

const root = `:root:active-view-transition-type(${sharing})`

// Named only during such a transition: a name creates a separate layer, and a duplicate name cancels the transition.
globalStyle(`${root} [data-shared=picture]`, { viewTransitionName: 'shared-picture' })
globalStyle(`${root} [data-shared=title]`, { viewTransitionName: 'shared-title' })

globalStyle(`${root}::view-transition-group(*)`, {
  animationDuration: duration.slow,
  animationTimingFunction: easing,
})

globalStyle(`${root}::view-transition-image-pair(shared-picture)`, {
  borderRadius: radius.card,
  overflow: 'clip',
})

// Text keeps its size: a title that wraps differently would be stretched.
globalStyle(`${root}::view-transition-old(shared-title), ${root}::view-transition-new(shared-title)`, {
  width: '100%',
  height: '100%',
  objectFit: 'none',
  objectPosition: '0 0',
})
