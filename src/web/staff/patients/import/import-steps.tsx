import type { PatientImport } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { figure } from '../../../format/points.ts'
import { CheckedList } from './checked-list.tsx'
import { ConfirmColumns } from './confirm-columns.tsx'
import { stateWords } from './import-words.ts'
import { ImportedList } from './imported-list.tsx'

/** The current step of an import; each has its own part of the screen. */
export function ImportSteps({ found }: { found: PatientImport }) {
  switch (found.state) {
    case 'columns':
      return <ConfirmColumns found={found} />
    case 'checked':
      return <CheckedList found={found} />
    case 'done':
    case 'undone':
      return <ImportedList found={found} />
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
      return (
        <Progress
          label={`${stateWords[found.state]}${found.state === 'undoing' ? ' the import of' : ''} ${found.fileName}`}
          value={found.settledRows}
          max={found.rows}
          valueText={found.rows > 0 ? `${figure(found.settledRows)} of ${figure(found.rows)} rows` : ''}
        />
      )
  }
}
