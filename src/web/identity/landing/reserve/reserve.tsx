import type { ReactNode } from 'react'
import type { reserved } from '#ui-kit/foundations/theme/tokens.css.ts'
import { reserve } from './reserve.css.ts'

export type ReserveProps = {
  /** For what the room is kept. */
  room: keyof typeof reserved
  /** In the middle of it: what stands there until then. */
  centred?: boolean
  /** What has come, or what stands there until then. */
  children: ReactNode
}

/** Keeps the room of what is still to come, so that nothing below it moves. */
export const Reserve = ({ room, centred = false, children }: ReserveProps) => (
  <div className={reserve({ room, centred })}>{children}</div>
)
