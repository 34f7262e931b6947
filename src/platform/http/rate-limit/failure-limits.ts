import type { Database } from '#platform/database/database.ts'
import { EnoughForToday, TooManyAttempts } from '../refusals.ts'
import { type ClientNetwork, siteFactor } from '../session/client-network.ts'
import type { SignedCookies } from '../session/signed-cookies.ts'

/**
 * Limits failures. An attempt is reserved before anything is checked, so that a burst can't get around it. It is
 * released on success: only failures count (D-3).
 */
export interface FailureLimit<Body> {
  readonly name: string
  /**
   * The key that failures are counted under; a constant text counts everyone together. Undefined: the limit doesn't
   * apply to this request. `device` is set if the browser is enrolled with the clinic.
   */
  readonly by: (input: LimitedRequest<Body>) => string | undefined | Promise<string | undefined>
  readonly failures: number
  readonly perMinutes: number
  /**
   * How long it closes after the last allowed failure; each further failure doubles that. If omitted, it closes until the
   * window ends.
   */
  readonly closedMinutes?: { readonly first: number; readonly most: number }
  /** A success clears all earlier failures, not only its own attempt: right for an account, wrong for an address. */
  readonly clearedBySuccess?: boolean
  /** Counts successes, too: for things that bother someone else if done too often. */
  readonly countsSuccesses?: boolean
  /** Runs when a failure used up the limit. */
  readonly whenClosed?: (door: never, body: Body) => Promise<void>
  /** For a daily limit's message: what the member sent too much of, such as 'diary entries'. */
  readonly of?: string
}

export interface LimitedRequest<Body> extends ClientNetwork {
  readonly body: Body
  readonly memberId: string | undefined
  readonly device: string | undefined
  /** Whether the staff area was recently opened from this network. */
  readonly isStaffNetwork: () => Promise<boolean>
  readonly cookies: SignedCookies
}

type MoreOfLimit = Partial<Pick<FailureLimit<unknown>, 'perMinutes' | 'countsSuccesses' | 'closedMinutes'>>

/** This many failures per address, and four times as many per IPv6 site. */
export const perAddress = (name: string, failures: number, more: MoreOfLimit = {}) =>
  [
    { name: `${name} address`, by: ({ network }) => network, failures, perMinutes: 15, ...more },
    {
      name: `${name} site`,
      by: ({ site }) => site,
      failures: failures * siteFactor,
      perMinutes: 15,
      ...more,
    },
  ] satisfies readonly FailureLimit<unknown>[]

/** This many per member and day, whether they succeed or not. */
export const perMemberAndDay = (of: string, most: number) =>
  ({
    name: `${of} of a day`,
    by: ({ memberId }) => memberId,
    failures: most,
    perMinutes: 24 * 60,
    countsSuccesses: true,
    of,
  }) satisfies FailureLimit<unknown>

export interface Attempts {
  /**
   * Reserves an attempt under each limit, or throws `TooManyAttempts` and reserves none. `lastOf` lists the limits that
   * this attempt used up. `succeeded` removes failures as each limit says. `giveBack` releases only this attempt, if it
   * was never checked. Neither releases attempts that count either way.
   */
  reserve<Body>(
    limits: readonly FailureLimit<Body>[],
    input: LimitedRequest<Body>,
  ): Promise<{
    readonly lastOf: readonly FailureLimit<Body>[]
    succeeded(): Promise<void>
    giveBack(): Promise<void>
  }>
  /** Whether this is the first call for this name and person within that many minutes. */
  isFirst(name: string, by: string, perMinutes: number): Promise<boolean>
  /** Clears a limit's failures for someone. */
  reset(limit: string, by: string): Promise<void>
}

export const expiredAttempts = {
  name: 'drop-attempts',
  table: 'platform.attempt',
  expired: "since < $1::timestamptz - interval '2 days'",
}

interface ReservedAttempt {
  readonly closed_until: Date | null
  readonly counted: boolean
  readonly closes: boolean
}

/** The clinic's own values, by limit name. */
export type SetLimits = Readonly<
  Record<string, Partial<Pick<FailureLimit<unknown>, 'failures' | 'perMinutes' | 'closedMinutes'>>>
>

export function attemptsInDatabase(database: Database, now: () => Date, set: SetLimits = {}): Attempts {
  const { reserve, giveBack, clear } = statementsOn(database)
  return {
    async reserve(limits, input) {
      const reserved: Attempt<(typeof limits)[number]>[] = []
      for (const limit of limits) {
        const counted = await limit.by(input)
        if (counted === undefined) continue
        const key = `${limit.name}:${counted}`
        const { failures, perMinutes, closedMinutes } = { ...limit, ...set[limit.name] }
        const { first = null, most = null } = closedMinutes ?? {}
        const [row] = await reserve(key, now(), failures, perMinutes, first, most)
        if (!row?.counted) {
          for (const earlier of reserved) await giveBack(earlier.key)
          throw closedBy(limit, row?.closed_until, now())
        }
        reserved.push({ key, limit, closes: row.closes })
      }
      return {
        lastOf: reserved.filter(({ closes }) => closes).map(({ limit }) => limit),
        async succeeded() {
          for (const { key, limit } of reserved) {
            if (limit.countsSuccesses) continue
            await (limit.clearedBySuccess ? clear(key) : giveBack(key))
          }
        },
        async giveBack() {
          for (const { key, limit } of reserved) if (!limit.countsSuccesses) await giveBack(key)
        },
      }
    },
    async isFirst(name, by, perMinutes) {
      const [row] = await reserve(`${name}:${by}`, now(), 1, perMinutes, null, null)
      return row?.counted ?? false
    },
    async reset(limit, by) {
      await clear(`${limit}:${by}`)
    },
  }
}

interface Attempt<Limit> {
  readonly key: string
  readonly limit: Limit
  readonly closes: boolean
}

function closedBy({ of }: { readonly of?: string }, closedUntil: Date | null | undefined, at: Date) {
  const until = closedUntil?.getTime() ?? at.getTime() + 1_000
  const seconds = Math.max(1, (until - at.getTime()) / 1000)
  return of ? new EnoughForToday(of, seconds) : new TooManyAttempts(seconds)
}

function statementsOn(database: Database) {
  const reserve = database.statement<ReservedAttempt>(
    'reserve-attempt',
    `with earlier as (select closed_until from platform.attempt where key = $1),
    counted as (
      insert into platform.attempt as a (key, failures, closures, since, closed_until)
      select $1, 1, closing::int, $2::timestamptz, case when closing then $2::timestamptz + coalesce($5::float8, $4::float8) * interval '1 minute' end
      from (select 1 >= $3::int as closing) first
      on conflict (key) do update set
        (failures, since, closures, closed_until) = (
          select failures, since, closures + (failures >= $3::int)::int,
            case
              when failures < $3::int then null
              when $5::float8 is null then since + $4::float8 * interval '1 minute'
              else $2::timestamptz + least($5::float8 * power(2, closures), $6::float8) * interval '1 minute'
            end
          from (
            select
              case when fresh then 1 else a.failures + 1 end as failures,
              case when fresh then $2::timestamptz else a.since end as since,
              case when fresh then 0 else a.closures end as closures
            from (
              select $4::float8 * interval '1 minute'
                + case when $5::float8 is null then a.since else coalesce(a.closed_until, a.since) end
                <= $2::timestamptz as fresh
            ) age
          ) next
        )
      where a.closed_until is null or a.closed_until <= $2::timestamptz
      returning closed_until
    )
    select (select closed_until from earlier) as closed_until, exists(select from counted) as counted,
      exists(select from counted where closed_until is not null) as closes`,
  )
  const giveBack = database.statement<never>(
    'give-attempt-back',
    `update platform.attempt set
       failures = greatest(failures - 1, 0),
       closures = case when closed_until is null then closures else greatest(closures - 1, 0) end,
       closed_until = null
     where key = $1`,
  )
  const clear = database.statement<never>('clear-attempts', 'delete from platform.attempt where key = $1')
  return { reserve, giveBack, clear }
}
