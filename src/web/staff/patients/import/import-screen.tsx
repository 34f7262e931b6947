import { useState } from 'react'
import { useFindImport, useListImports } from '#api/arrivals/arrivals.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'
import { LoadError } from '../../../data/load-error.tsx'
import { ImportSteps } from './import-steps.tsx'
import { isUnderWay, stateWords } from './import-words.ts'
import { SendList } from './send-list.tsx'

/** The tab remembers the open import for the way back from a patient. */
const kept = 'open-import'

/** Imports patients from another system, or undoes that; for the owner. */
export function ImportScreen() {
  const [openId, setOpenId] = useState(() => loadDraft<string>(kept))
  const open = (id?: string) => {
    saveDraft(kept, id)
    setOpenId(id)
  }
  return (
    <Card padding="l" as="section" aria-labelledby="import">
      <Stack gap="m">
        <Heading level={2} id="import">
          Import Patients
        </Heading>
        {openId ? (
          <OpenImport id={openId} onClose={() => open()} />
        ) : (
          <>
            <SendList onSent={open} />
            <Imports onOpen={open} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Imports({ onOpen }: { onOpen: (id: string) => void }) {
  const { data: imports, error, refetch } = useListImports()
  if (error)
    return (
      <LoadError
        what="The imports"
        couldNotBe="loaded"
        because={error.userMessage}
        onRetry={() => void refetch()}
      />
    )
  if (!imports) return <Loading />
  if (imports.length === 0) return null
  return (
    <List label="Imports">
      {imports.map(({ id, source, fileName, state }) => (
        <ListRow
          key={id}
          title={source}
          hint={fileName}
          trailing={<Badge tone={state === 'failed' ? 'critical' : 'neutral'}>{stateWords[state]}</Badge>}
          onClick={() => onOpen(id)}
        />
      ))}
    </List>
  )
}

const askAgainMs = 1_000

function OpenImport({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useFindImport(id, {
    query: {
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? askAgainMs : false),
    },
  })
  return (
    <Stack gap="m">
      {error && (
        <LoadError
          what="The import"
          couldNotBe="loaded"
          because={error.userMessage}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading />}
      {data && <ImportSteps found={data} />}
      <Button variant="quiet" onClick={onClose}>
        All Imports
      </Button>
    </Stack>
  )
}
