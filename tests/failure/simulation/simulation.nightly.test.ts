import { describe, expect, it } from 'vitest'
import type { Clinic } from './clinic.ts'
import { divergenceReport } from './report.ts'
import { simulate } from './simulate.ts'
import { openStore } from './store.ts'
import { Divergence } from './trace.ts'

const small = { seed: 20_261_122, members: 12, days: 5 }

const simulated = async (options: Partial<Parameters<typeof simulate>[0]> = {}) =>
  simulate({ ...small, store: await openStore('embedded'), ...options })

describe('the simulated program', () => {
  it('does what the model says for 300 members’ days, whatever fails', async () => {
    const { memberDays, operations, faults } = await simulated({ seed: 7, members: 32, days: 10 })
    expect(memberDays).toBeGreaterThan(280)
    expect(operations.total()).toBeGreaterThan(300)
    expect(faults.counts.size).toBeGreaterThan(6)
  })

  it('is the same for the same seed, and another for another', async () => {
    const [once, again] = [await simulated(), await simulated()]
    expect(again.hash).toBe(once.hash)
    expect((await simulated({ seed: 1, days: 2 })).hash).not.toBe(once.hash)
  })
})

describe('what is wrong is found, with the seed that shows it', () => {
  const harms: readonly (readonly [string, string, RegExp])[] = [
    [
      'a balance that somebody changed by hand',
      'update loyalty.account set balance = balance + 1 where balance > 0',
      /balance/,
    ],
    [
      'a key that is forgotten once it was answered',
      `create rule forgetful as on update to platform.idempotency do instead
         delete from platform.idempotency where key_hash = old.key_hash`,
      /expected/,
    ],
    [
      'a no that is kept as a yes',
      `create function messaging.ever_yes() returns trigger language plpgsql as
         $$ begin new.given := true; return new; end $$;
       create trigger ever_yes before insert on messaging.consents
         for each row execute function messaging.ever_yes()`,
      /expected|said no|did not agree/,
    ],
    [
      'entries that say nothing of who made them',
      `create function loyalty.nobody() returns trigger language plpgsql as
         $$ begin new.reason := case when new.kind = 'treatment' then '' else new.reason end; return new; end $$;
       create trigger nobody before insert on loyalty.entry for each row execute function loyalty.nobody()`,
      /who and why/,
    ],
  ]

  it.each(harms)('%s', async (_name, text, found) => {
    const harm = async (clinic: Clinic, day: number) => {
      if (day === 1) await clinic.database().run(text)
    }
    const divergence = await simulated({ harm, days: 30 }).catch(error => error)
    expect(divergence).toBeInstanceOf(Divergence)
    const report = divergenceReport(divergence, { ...small, database: 'embedded' }).join('\n')
    expect(report).toMatch(found)
    expect(report).toContain(`npm run simulate -- --seed ${small.seed}`)
  })
})
