import type { ComponentType } from 'react'

/** An icon component of lucide-react, given by name: `icon={Gift}`. */
export type Icon = ComponentType<{
  size?: string | number
  strokeWidth?: string | number
  'aria-hidden'?: boolean | 'true' | 'false'
}>
