import { useEffect, useRef } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { breakable } from '../../../format/breakable.tsx'
import { contactWords } from '../../award/contact-words.ts'
import { useFoundPatients } from '../../award/use-patient-suggestions.ts'
import { patientAddress } from '../patient-labels.ts'
import { type EnrollDraft, lookedForBy } from './enroll-draft.ts'
import { SharedContact } from './shared-contact.tsx'
import { useEnroll } from './use-enroll.ts'

/** Enrolls a patient at the desk: a name is enough, and points count right away. */
export function EnrollDialog({ onClose }: { onClose: () => void }) {
  const { draft, field, box, submit, busy, taken, share, words } = useEnroll(onClose)
  const first = useRef<HTMLInputElement>(null)
  // At the desk, typing begins right away.
  useEffect(() => first.current?.focus(), [])
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Enroll a patient"
      description="A first name is enough. Points count right away, with or without the app."
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <Grid columns={2} gap="s">
            <TextField
              label="First name"
              autoComplete="off"
              maxLength={100}
              {...field('firstName')}
              ref={first}
            />
            <TextField label="Last name" optional autoComplete="off" maxLength={100} {...field('lastName')} />
          </Grid>
          <TextField
            label="Phone"
            optional
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            {...field('phone')}
          />
          <TextField
            label="Email"
            optional
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            maxLength={254}
            {...field('email')}
          />
          <Known draft={draft} />
          <SharedContact taken={taken} busy={busy} onShare={share} />
          <DateField label="Birthday" optional {...field('dateOfBirth')} />
          <Agreeing draft={draft} box={box} words={words} />
          <Button type="submit" full busy={busy} busyLabel="Enrolling...">
            Enroll
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Members who may be the same person. */
function Known({ draft }: { draft: EnrollDraft }) {
  const { patients } = useFoundPatients(lookedForBy(draft))
  if (patients.length === 0) return null
  return (
    <Stack gap="xxs">
      <Text size={14} tone="quiet">
        Already a member?
      </Text>
      <List label="Already a member?">
        {patients.slice(0, 3).map(patient => (
          <ListRow
            key={patient.id}
            title={patient.name}
            hint={breakable(contactWords(patient))}
            render={<ScreenLink to={patientAddress(patient.id)} />}
          />
        ))}
      </List>
    </Stack>
  )
}

type AgreeingProps = { draft: EnrollDraft } & Pick<ReturnType<typeof useEnroll>, 'box' | 'words'>

/** The consent texts to read to the patient, for the contacts entered. */
function Agreeing({ draft, box, words }: AgreeingProps) {
  if (!words) return null
  return (
    <>
      {draft.email && (
        <Checkbox
          label="Agrees to offers by email"
          hint={`Read aloud: “${words.email}”`}
          {...box('agreesToEmail')}
        />
      )}
      {draft.phone && (
        <Checkbox
          label="Agrees to offers by text"
          hint={`Read aloud: “${words.sms}”`}
          {...box('agreesToTexts')}
        />
      )}
    </>
  )
}
