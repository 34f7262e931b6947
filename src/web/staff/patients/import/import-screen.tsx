import { useNavigate } from '@tanstack/react-router'
import { useFindImport, useListImports } from '#api/arrivals/arrivals.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { useFocusOnStep } from '../../../form/use-focus-on-step.ts'
import { ImportSteps } from './import-steps.tsx'
import { isUnderWay, stateWords } from './import-words.ts'
import { SendList } from './send-list.tsx'

/** Imports patients from another system, or undoes that; for the owner. */
export function ImportScreen({ importId }: { importId: string | undefined }) {
  const navigate = useNavigate()
  useFocusOnStep(importId, '#import')
  return (
    <Section id="import" title="Import Patients" padding="l">
      {importId ? (
        <OpenImport id={importId} />
      ) : (
        <>
          <SendList onSent={id => navigate({ to: '/admin/import', search: { import: id } })} />
          <Imports />
        </>
      )}
    </Section>
  )
}

function Imports() {
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
          render={<ScreenLink to={`/admin/import?import=${id}`} />}
        />
      ))}
    </List>
  )
}

const askAgainMs = 1_000

function OpenImport({ id }: { id: string }) {
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
      <Button variant="quiet" render={<ScreenLink to="/admin/import" />}>
        All Imports
      </Button>
    </Stack>
  )
}
