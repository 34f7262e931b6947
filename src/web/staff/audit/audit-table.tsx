import { useState } from 'react'
import type { AuditEntry } from '#api/schemas/index.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Table, type TableRow } from '#ui-kit/data/table/table.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { exactMomentOf, momentOf } from '../../format/days.ts'

const columns = [
  { key: 'at', title: 'When' },
  { key: 'who', title: 'Who' },
  { key: 'what', title: 'What' },
  { key: 'whom', title: 'Patient' },
  { key: 'from', title: 'IP address' },
]

type AuditTableProps = { entries: readonly AuditEntry[]; onPatient: (memberId: string) => void }

/** One person's views in a row are folded until someone opens them. */
export function AuditTable({ entries, onPatient }: AuditTableProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      label="Audit log"
      stacks
      columns={columns}
      rows={runsOf(entries).flatMap((run): readonly TableRow[] => {
        const [first] = run
        if (run.length === 1 || opened.has(first.id)) return run.map(entry => rowOf(entry, onPatient))
        const open = () => setOpened(new Set([...opened, first.id]))
        return [
          {
            key: first.id,
            cells: [
              moment(first),
              who(first),
              <TextLink key="what" onClick={open}>{`Viewed ${run.length} pages`}</TextLink>,
              undefined,
              first.address,
            ],
          },
        ]
      })}
    />
  )
}

type Run = readonly [AuditEntry, ...AuditEntry[]]

/** Adjacent entries of the same person, about no patient. */
function runsOf(entries: readonly AuditEntry[]): readonly Run[] {
  const runs: Run[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    const goesOn = last && isLook(entry) && isLook(last[0]) && entry.staffId === last[0].staffId
    if (goesOn) runs[runs.length - 1] = [...last, entry]
    else runs.push([entry])
  }
  return runs
}

const isLook = ({ action, memberId }: AuditEntry) => /^(list|read|suggest)[A-Z]/.test(action) && !memberId

const moment = ({ at }: AuditEntry) => (
  <time key="at" dateTime={at}>
    {exactMomentOf(at)}
  </time>
)

const who = ({ staffName, role }: AuditEntry) => (
  <Stack key="who" gap="none">
    <span>{staffName}</span>
    <Text as="span" size={12} tone="quiet">
      {role}
    </Text>
  </Stack>
)

/** The log has moments in ISO, for programs that read it. */
const readable = (subject: string) => subject.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, momentOf)

const rowOf = (entry: AuditEntry, onPatient: AuditTableProps['onPatient']) => ({
  key: entry.id,
  cells: [
    moment(entry),
    who(entry),
    <Stack key="what" gap="none">
      <span>{entry.actionTitle}</span>
      {entry.subject && (
        <Text as="span" size={12} tone="quiet">
          {readable(entry.subject)}
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
})
