import { getExportAuditLinesUrl, getExportAuditUrl } from '#api/audit/audit.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Download } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { useFileDownload } from '../use-file-download.ts'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditSearch, searchWith } from './audit-search.ts'
import { AuditTable } from './audit-table.tsx'
import { useAudit } from './use-audit.ts'

type AuditScreenProps = { search: AuditSearch; onSearch: (search: AuditSearch) => void }

export function AuditScreen({ search, onSearch }: AuditScreenProps) {
  return (
    <Section
      title="Audit Log"
      padding="l"
      action={
        <Inline gap="s" wrap>
          <Export as="CSV" fileName="audit-log.csv" address={getExportAuditUrl(search)} />
          <Export as="JSON" fileName="audit-log.jsonl" address={getExportAuditLinesUrl(search)} />
        </Inline>
      }
    >
      <Text tone="quiet">
        Everything staff do, including every view of a patient’s medical answers. Entries can’t be changed or
        deleted.
      </Text>
      <AuditFilters search={search} onSearch={onSearch} />
      <Entries search={search} onSearch={onSearch} />
    </Section>
  )
}

function Export({ as, fileName, address }: { as: string; fileName: string; address: string }) {
  const takingAlong = useFileDownload(fileName)
  return (
    <Button
      size="s"
      variant="secondary"
      icon={Download}
      busy={takingAlong.isPending}
      busyLabel="Exporting..."
      onClick={() => takingAlong.mutate(address)}
    >
      {`Export ${as}`}
    </Button>
  )
}

function Entries({ search, onSearch }: AuditScreenProps) {
  const { data: parts, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useAudit(search)
  if (error && !parts) return <LoadError what="The audit log" because={error.userMessage} onRetry={refetch} />
  if (!parts)
    return (
      <Loading label="Loading the audit log">
        <SkeletonRows rows={6} />
      </Loading>
    )
  const entries = parts.flatMap(part => part.entries)
  if (entries.length === 0)
    return <Nothing filtered={Object.keys(search).length > 0} onAll={() => onSearch({})} />
  return (
    <Stack gap="s">
      <Text size={14} tone="quiet" role="status" figures>
        {`${entries.length} of ${parts[0]?.total} entries`}
      </Text>
      <AuditTable
        entries={entries}
        onPatient={memberId => onSearch(searchWith(search, 'patient', memberId))}
      />
      {error && <LoadError what="More entries" because={error.userMessage} onRetry={fetchNextPage} />}
      {hasNextPage && (
        <Button
          variant="secondary"
          full
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show More
        </Button>
      )}
    </Stack>
  )
}

const Nothing = ({ filtered, onAll }: { filtered: boolean; onAll: () => void }) =>
  filtered ? (
    <EmptyState
      level={3}
      drawing="search"
      title="No matching entries"
      action={
        <Button variant="secondary" onClick={onAll}>
          Show All Entries
        </Button>
      }
    />
  ) : (
    <EmptyState level={3} drawing="leaf" title="Nothing yet" hint="Staff activity shows up here." />
  )
