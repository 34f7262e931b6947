import { style } from '@vanilla-extract/css'
import { inEvening } from '../../foundations/theme/in-evening.ts'

const picture = style({ height: '40px', width: 'auto', maxWidth: 'min(100%, 220px)', objectFit: 'contain' })

export const onLight = style([picture, inEvening({ display: 'none' })])

export const onDark = style([picture, { display: 'none' }, inEvening({ display: 'block' })])
