import { easing } from '../theme/tokens.css.ts'

/** A theme duration in seconds, as animation scripts need it. */
export const seconds = (duration: string) => Number.parseFloat(duration) / 1000

const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number)

/** The theme's only easing curve. */
export const curve = [x1, y1, x2, y2] as const
