import { styleVariants } from '@vanilla-extract/css'
import { color } from '../../foundations/theme/tokens.css.ts'

const { bronze, silver, gold, platinum } = color

export const metalSurface = styleVariants({ bronze, silver, gold, platinum }, metal => ({
  backgroundColor: metal.to,
  backgroundImage: `linear-gradient(125deg, ${metal.from}, ${metal.to} 62%, ${metal.from})`,
  color: metal.ink,
}))
