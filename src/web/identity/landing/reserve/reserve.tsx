import type { ReactNode } from 'react'
import type { reserved } from '#ui-kit/foundations/theme/tokens.css.ts'
import { reserve } from './reserve.css.ts'

export type ReserveProps = {
  /** The content to reserve room for. */
  room: keyof typeof reserved
  /** Centers the placeholder. */
  centred?: boolean
  /** The content, or a placeholder until it has loaded. */
  children: ReactNode
}

/** Reserves room for content that is still loading, so that nothing below it moves. */
export const Reserve = ({ room, centred = false, children }: ReserveProps) => (
  <div className={reserve({ room, centred })}>{children}</div>
)
