import type { AuditEntry } from '#api/schemas/index.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Table } from '#ui-kit/data/table/table.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { exactMomentOf } from '../../format/days.ts'

const columns = [
  { key: 'at', title: 'When' },
  { key: 'who', title: 'Who' },
  { key: 'what', title: 'What' },
  { key: 'whom', title: 'Patient' },
  { key: 'from', title: 'From' },
]

type AuditTableProps = { entries: readonly AuditEntry[]; onPatient: (memberId: string) => void }

export const AuditTable = ({ entries, onPatient }: AuditTableProps) => (
  <Table
    label="Audit log"
    stacks
    columns={columns}
    rows={entries.map(entry => ({
      key: entry.id,
      cells: [
        <time key="at" dateTime={entry.at}>
          {exactMomentOf(entry.at)}
        </time>,
        <Stack key="who" gap="none">
          <span>{entry.staffName}</span>
          <Text as="span" size={12} tone="quiet">
            {entry.role}
          </Text>
        </Stack>,
        <Stack key="what" gap="none">
          <span>{entry.actionTitle}</span>
          {entry.subject && (
            <Text as="span" size={12} tone="quiet">
              {entry.subject}
            </Text>
          )}
        </Stack>,
        entry.memberId && (
          <TextLink key="whom" onClick={() => onPatient(entry.memberId ?? '')}>
            {entry.memberName ?? 'Former patient'}
          </TextLink>
        ),
        entry.address,
      ],
    }))}
  />
)
