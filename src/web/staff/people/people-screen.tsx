import { useState } from 'react'
import type { StaffMember } from '#api/schemas/index.ts'
import { useListStaff } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { UserPlus } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { unlessAboutAnother } from '../../data/unless-about.ts'
import { SecretDialog } from '../api-keys/secret-dialog.tsx'
import { StepUpCard } from '../step-up/step-up-card.tsx'
import { IssuedCodeDialog } from './issued-code-dialog.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { usePeople } from './use-people.ts'

/** The clinic's staff, and what they must prove again; for the owner. */
export function PeopleScreen() {
  return (
    <Split at="beside" aside={<StepUpCard />}>
      <People />
    </Split>
  )
}

function People() {
  const { data: people, error, refetch } = useListStaff()
  const [edited, setEdited] = useState<StaffMember | 'new'>()
  const change = usePeople(about => setEdited(unlessAboutAnother(about)))
  return (
    <Section
      title="Staff"
      padding="l"
      action={
        <Button size="s" icon={UserPlus} onClick={() => setEdited('new')}>
          Add Person
        </Button>
      }
    >
      <Text tone="quiet">
        Everyone has their own code, so the audit log shows who did what. Clinical staff and owners can read
        medical answers; the front desk can’t.
      </Text>
      {error && (
        <Notice
          tone="critical"
          title="Couldn’t load the staff list"
          action={
            <Button size="s" variant="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {error.userMessage}
        </Notice>
      )}
      {!people && !error && <Loading />}
      {people && (
        <List label="Staff">
          {people.map(person => (
            <ListRow
              key={person.id}
              title={person.name}
              hint={person.role}
              trailing={person.isActive ? undefined : <Badge>Inactive</Badge>}
              onClick={() => setEdited(person)}
            />
          ))}
        </List>
      )}
      {edited && <PersonDialog person={edited} change={change} onClose={() => setEdited(undefined)} />}
      {change.issued && <IssuedCodeDialog issued={change.issued} onClose={change.forget} />}
      {change.link && (
        <SecretDialog
          title="Sign-in link"
          label="Link"
          secret={change.link.url}
          description="Send it to this person only. It opens the staff area once, within 24 hours, even while codes are paused after too many wrong guesses."
          onClose={change.forget}
        />
      )}
    </Section>
  )
}
