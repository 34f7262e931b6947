import { style } from '@vanilla-extract/css'

// The height of the card that is to come, so that nothing below it moves.
const height = '380px'

export const place = style({ minHeight: height })

export const waiting = style({ minHeight: height })
