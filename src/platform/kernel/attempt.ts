/**
 * The outcome of one attempt to hand a message to a provider. `unknown`: the connection broke after the contents were
 * sent. `bounced`: the address doesn't exist. `stopped`: the recipient opted out at the provider. `account trouble`:
 * the provider rejects the clinic’s sign-in, so this doesn't count as an attempt, and others would fail too.
 * `signedIn`: the provider accepted our sign-in first.
 */
export type Attempt<Carrier extends string> =
  | { readonly result: 'sent'; readonly channel: Carrier }
  | {
      readonly result: 'refused' | 'bounced' | 'unknown' | 'stopped'
      readonly reason: string
    }
  | { readonly result: 'account trouble'; readonly reason: string; readonly signedIn?: boolean }
  | { readonly result: 'not now'; readonly reason: string; readonly unreachable: boolean }

/** The provider couldn't be reached or didn't respond. Five in a row mean that it's down. */
export const leftUnanswered = ({ result, unreachable }: { result: string; unreachable?: boolean }) =>
  result === 'unknown' || (result === 'not now' && unreachable === true)

const retryMinutes = [1, 5, 30, 120, 360]

/**
 * When to retry after the n-th failed attempt: 1 m, 5 m, 30 m, 2 h, 6 h, each within 20%, or undefined after the last
 * (D-61). `random` is between 0 and 1.
 */
export function nextAttempt(attempts: number, at: Date, random: number): Date | undefined {
  const minutes = retryMinutes[attempts - 1]
  return minutes === undefined ? undefined : new Date(at.getTime() + minutes * 60_000 * (0.8 + 0.4 * random))
}
