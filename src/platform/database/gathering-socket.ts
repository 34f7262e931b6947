import { Socket } from 'node:net'

/** A socket that sends together what is written in one turn: several statements are one packet and one call. */
export class GatheringSocket extends Socket {
  /** The driver corks each statement by itself. */
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
