import { windowMs } from './check-in-codes.ts'

/** How long after a proof was issued it covers a scan, in milliseconds. */
const proofMs = 60_000

/** How many proofs a member gets in ten minutes; an open scanner requests two a minute. */
export const mostProofs = 40

/** The text saying that a member had the scanner open at this time, before signing. */
export const scanProof = (id: string, at: Date) => `scan-proof:${id}:${at.getTime()}`

/**
 * Whether this window's code was accepted at some time between the proof and a minute later. A proof requested after
 * the code is gone, or long before it appears, doesn't cover it (D-115).
 */
export function provesScan(provedAtMs: number, window: number): boolean {
  const shownAtMs = window * windowMs
  return shownAtMs <= provedAtMs + proofMs && provedAtMs < shownAtMs + 2 * windowMs
}
