import { createVar, fallbackVar } from '@vanilla-extract/css'

/** The maximum width of fields and buttons, set by pages that are much wider than the text people type. */
export const widestControl = createVar()

export const atMostWidest = { maxWidth: fallbackVar(widestControl, 'none') }
