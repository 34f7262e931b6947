import { useState } from 'react'
import type { PresentPatient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List } from '#ui-kit/data/list-row/list-row.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { PresentRow } from './present-row.tsx'

const atFirst = 8

/** Today's check-ins, latest first; each links to the patient's page. */
export function HereToday({ present }: { present: readonly PresentPatient[] }) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Section title="Here today" padding="l" gap="s">
      {present.length === 0 && (
        <EmptyState
          level={3}
          drawing="camera"
          title="No check-ins yet today"
          hint="Patients show up here within seconds of scanning the code."
        />
      )}
      {present.length > 0 && (
        <List label="Checked in today">
          {present.slice(0, showsAll ? undefined : atFirst).map(patient => (
            <PresentRow key={patient.id} patient={patient} />
          ))}
        </List>
      )}
      {!showsAll && present.length > atFirst && (
        <Button variant="quiet" full onClick={() => setShowsAll(true)}>
          {`Show All ${present.length}`}
        </Button>
      )}
    </Section>
  )
}
