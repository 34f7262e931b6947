import type { Database } from '#platform/database/database.ts'
import { clinicDay, clinicTime, type TimeZone } from '#platform/kernel/clinic-day.ts'

/** A task for once per clinic day, between two times of the clinic's clock ('HH:MM') (D-74). */
export interface ScheduledTask {
  readonly name: string
  readonly from: string
  readonly until: string
  /** Checked each time; true by default. A task that isn't wanted doesn't count as done. */
  readonly isWanted?: () => Promise<boolean>
  /** Returns a short summary of the result. May run again after a crash, so the work must tolerate that. */
  readonly work: () => Promise<string>
}

export interface Daily {
  /**
   * Runs tasks that are due and that no instance has done today. If one fails, throws after the others are done, and
   * retries next time. A task that was interrupted with its process is retried an hour later (D-74).
   */
  runDue(): Promise<void>
}

const leaseMs = 3_600_000

interface DailyOptions {
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly dailyTasks: readonly ScheduledTask[]
  readonly renewEveryMs?: number
}

export function openDaily(
  database: Database,
  { now, timeZone, dailyTasks, renewEveryMs = leaseMs / 6 }: DailyOptions,
): Daily {
  const claims = claimsIn(database, now)
  const isDue = ({ from, until }: ScheduledTask) => {
    const time = clinicTime(now(), timeZone)
    return from <= time && time < until
  }
  const attempt = async ({ name, work, isWanted }: ScheduledTask) => {
    if (isWanted && !(await isWanted())) return
    const claim = await claims.begin(name, clinicDay(now(), timeZone))
    if (!claim) return
    const renewing = setInterval(claim.renew, renewEveryMs).unref()
    try {
      await claim.finish(await work())
    } catch (error) {
      await claim.release()
      throw error
    } finally {
      clearInterval(renewing)
    }
  }
  return {
    async runDue() {
      const failures: unknown[] = []
      for (const task of dailyTasks.filter(isDue)) await attempt(task).catch(error => failures.push(error))
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** Which instance does which task today. Another instance may take a claim that wasn't renewed for an hour. */
function claimsIn(database: Database, now: () => Date) {
  // The row is the claim: only one instance gets it.
  const begin = database.statement<{ name: string }>(
    'begin-daily-run',
    `insert into platform.daily_run as r (name, day, begun_at) values ($1, $2, $3)
     on conflict (name, day) do update set begun_at = excluded.begun_at
     where r.outcome is null and r.begun_at <= $4 returning name`,
  )
  const renew = database.statement<{ name: string }>(
    'renew-daily-run',
    `update platform.daily_run set begun_at = $4
     where name = $1 and day = $2 and begun_at = $3 and outcome is null returning name`,
  )
  const finish = database.statement<never>(
    'finish-daily-run',
    'update platform.daily_run set outcome = $3 where name = $1 and day = $2',
  )
  const release = database.statement<never>(
    'release-daily-run',
    'delete from platform.daily_run where name = $1 and day = $2 and begun_at = $3 and outcome is null',
  )
  return {
    async begin(name: string, day: string) {
      let since = now()
      const [ours] = await begin(name, day, since, new Date(since.getTime() - leaseMs))
      if (!ours) return
      let renewed: Promise<unknown> = Promise.resolve()
      return {
        renew() {
          renewed = renewed
            .then(async () => {
              const at = now()
              const [still] = await renew(name, day, since, at)
              if (still) since = at
            })
            .catch(() => {})
        },
        finish: (outcome: string) => finish(name, day, outcome),
        /** Doesn't release a claim that another instance has taken meanwhile. */
        release: () => renewed.then(() => release(name, day, since)),
      }
    },
  }
}
