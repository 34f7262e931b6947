import { windowMs } from './check-in-codes.ts'

/** For how long after a proof was handed out a scan may follow, in milliseconds. */
const proofMs = 60_000

/** How many proofs a member gets in ten minutes; an open scanner asks for two a minute. */
export const mostProofs = 40

/** Says that a member had the scanner open at this time; to be signed. */
export const scanProof = (id: string, at: Date) => `scan-proof:${id}:${at.getTime()}`

/**
 * Whether the code of this window was taken at some time between the proof and a minute later. Whoever asks for a proof
 * once the code is gone, or long before it comes, has none for it (D-115).
 */
export function provesScan(provedAtMs: number, window: number): boolean {
  const shownAtMs = window * windowMs
  return shownAtMs <= provedAtMs + proofMs && provedAtMs < shownAtMs + 2 * windowMs
}
