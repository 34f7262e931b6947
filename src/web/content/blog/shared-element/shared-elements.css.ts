import { globalStyle } from '@vanilla-extract/css'
import { duration, easing, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

/** The kind of view transition in which elements are shared. */
export const sharing = 'shared'

const root = `:root:active-view-transition-type(${sharing})`

// Named in such a transition only: a name makes an element a layer of its own, and one that is there twice ends it.
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

// Words keep their size: a title that breaks elsewhere would be stretched.
globalStyle(`${root}::view-transition-old(shared-title), ${root}::view-transition-new(shared-title)`, {
  width: '100%',
  height: '100%',
  objectFit: 'none',
  objectPosition: '0 0',
})
