/**
 * How one attempt went to hand a message to a provider. `unknown`: its contents had left when the connection broke.
 * `bounced`: there is no such address, now or later. `stopped`: the provider says that its recipient wants nothing from us.
 * `account trouble`: the provider rejects the clinic’s sign-in, not this message; it is no attempt, and others would fare alike.
 * `signedIn`: it let us in before.
 */
export type Attempt<Carrier extends string> =
  | { readonly result: 'sent'; readonly channel: Carrier }
  | {
      readonly result: 'refused' | 'bounced' | 'unknown' | 'stopped'
      readonly reason: string
    }
  | { readonly result: 'account trouble'; readonly reason: string; readonly signedIn?: boolean }
  | { readonly result: 'not now'; readonly reason: string; readonly unreachable: boolean }

/** Nobody was reached, or somebody who said nothing in the end: five in a row are a provider that is away. */
export const leftUnanswered = ({ result, unreachable }: { result: string; unreachable?: boolean }) =>
  result === 'unknown' || (result === 'not now' && unreachable === true)

const retryMinutes = [1, 5, 30, 120, 360]

/**
 * After the n-th attempt in vain: when the next one is, within 20 % of 1 m, 5 m, 30 m, 2 h, 6 h, or undefined after the
 * last (D-61). `random` lies between 0 and 1.
 */
export function nextAttempt(attempts: number, at: Date, random: number): Date | undefined {
  const minutes = retryMinutes[attempts - 1]
  return minutes === undefined ? undefined : new Date(at.getTime() + minutes * 60_000 * (0.8 + 0.4 * random))
}
