import type { DecideRowBodyKind } from './decideRowBodyKind.ts'

export type DecideRowBody = {
  kind: DecideRowBodyKind
  memberId?: string
}
