import type { Database } from '#platform/database/database.ts'
import { Refusal } from '#platform/kernel/refusal.ts'
import type { Measures } from '#platform/metrics/measures.ts'
import type { CheckIn } from '../check-in.ts'
import type { RecordedCheckIn } from '../record-check-in.ts'

type Outcome = 'counted' | 'waits for the desk' | 'refused'

/** Counts scans by outcome. Rolled-back check-ins aren't counted. */
export function measuredCheckIns(
  checkIn: CheckIn,
  measures: Measures,
  { afterCommit }: Pick<Database, 'afterCommit'>,
): CheckIn {
  const count = measures.counter({
    name: 'check_ins_total',
    help: 'Scans by what became of them; one that waited and was confirmed counts as waiting alone',
    labels: ['outcome'],
  })
  const refused = () => count({ outcome: 'refused' satisfies Outcome })
  const recorded = ({ waitsForDesk }: RecordedCheckIn) => {
    const outcome: Outcome = waitsForDesk ? 'waits for the desk' : 'counted'
    afterCommit(() => count({ outcome }))
  }
  return {
    ...checkIn,
    async checkIn(...scan) {
      try {
        const done = await checkIn.checkIn(...scan)
        recorded(done)
        return done
      } catch (error) {
        if (error instanceof Refusal) refused()
        throw error
      }
    },
  }
}
