import { createVar, fallbackVar } from '@vanilla-extract/css'

/** How wide a field or a button becomes at most, set by a page that is much wider than what is typed. */
export const widestControl = createVar()

export const atMostWidest = { maxWidth: fallbackVar(widestControl, 'none') }
