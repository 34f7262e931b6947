import { useState } from 'react'
import type { PatientImport } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { useFocusOnStep } from '../../../form/use-focus-on-step.ts'
import { figure } from '../../../format/points.ts'
import { CheckedList } from './checked-list.tsx'
import { ConfirmColumns } from './confirm-columns.tsx'
import { stateWords, timeLeft } from './import-words.ts'
import { ImportedList } from './imported-list.tsx'

/** The current step of an import; each has its own part of the screen. */
export function ImportSteps({ found }: { found: PatientImport }) {
  useFocusOnStep(found.state, '#import')
  switch (found.state) {
    case 'columns':
      return <ConfirmColumns found={found} />
    case 'checked':
      return <CheckedList found={found} />
    case 'done':
    case 'undone':
      return <ImportedList key={found.state} found={found} />
    case 'failed':
      return (
        <Notice tone="critical" title="This file can’t be read">
          {found.problem}
        </Notice>
      )
    case 'uploading':
      return (
        <Notice tone="caution" title="The upload didn’t finish">
          Please choose it again.
        </Notice>
      )
    default:
      return <RunningStep key={found.state} found={found} />
  }
}

/** The rows that this step goes through. */
function rowsOf({ state, rows, totals, outcomes }: PatientImport): number {
  if (state === 'undoing' && outcomes) return outcomes.done + outcomes.undone + outcomes.kept
  return totals && (state === 'running' || state === 'undoing') ? totals.new + totals.matched : rows
}

/** A pace measured over less time isn't worth much. */
const shortestMs = 2_000

/** The rows done, and the time left at the pace since the screen opened. */
function RunningStep({ found }: { found: PatientImport }) {
  const { state, fileName, settledRows } = found
  const [start] = useState(() => ({ settledRows, at: Date.now() }))
  const all = rowsOf(found)
  const done = Math.min(settledRows, all)
  const [passedMs, progress] = [Date.now() - start.at, settledRows - start.settledRows]
  const leftMs = progress > 0 && passedMs >= shortestMs ? ((all - done) * passedMs) / progress : undefined
  const words = [`${figure(done)} of ${figure(all)} rows`, leftMs === undefined ? '' : timeLeft(leftMs)]
  return (
    <Progress
      label={`${stateWords[state]}${state === 'undoing' ? ' the import of' : ''} ${fileName}`}
      value={done}
      max={all}
      valueText={all > 0 ? words.filter(Boolean).join(', ') : ''}
    />
  )
}
