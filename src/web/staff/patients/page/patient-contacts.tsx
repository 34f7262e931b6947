import { Suspense, useState } from 'react'
import {
  addContact,
  getListContactsQueryKey,
  removeContact,
  useListContacts,
} from '#api/contacts/contacts.ts'
import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import type { Contact } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Plus, Printer, QrCode } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { useAction } from '../../../data/use-action.ts'
import { typedText } from '../../../form/typed-text.ts'
import { useForm } from '../../../form/use-form.ts'
import { breakable } from '../../../format/breakable.tsx'
import { lazyWithRetry } from '../../../hydration/lazy-with-retry.ts'
import { phoneWords } from '../../award/contact-words.ts'
import { useStaffRole } from '../../use-staff-role.ts'
import { SharedContact } from '../enroll/shared-contact.tsx'
import { ChangeSignIn, SetSignIn } from './change-sign-in.tsx'

const ClaimCodeDialog = lazyWithRetry(async () => ({
  default: (await import('./claim-code-dialog.tsx')).ClaimCodeDialog,
}))

type PatientContactsProps = { id: string; name: string; signIn: string; hasSignedIn: boolean }

/** A patient's sign-in and contacts, and adding or removing a phone number or email address. */
export function PatientContacts({ id, name, signIn, hasSignedIn }: PatientContactsProps) {
  const { data: contacts, error, refetch } = useListContacts(id)
  const [adds, setAdds] = useState(false)
  const [going, setGoing] = useState<Contact>()
  const [changing, setChanging] = useState<Contact>()
  const [showsCode, setShowsCode] = useState(false)
  const role = useStaffRole()
  const mayChange = role === 'owner' || role === 'manager'
  const removing = useAction({
    call: (contact: Contact) => removeContact(id, { kind: contact.kind, value: contact.value }),
    success: () => ({ title: 'Contact Removed' }),
    failure: 'Could Not Remove It',
    onSettled: () => setGoing(undefined),
    refreshes: [getListContactsQueryKey(id)],
  })
  return (
    <Stack gap="xs" as="section" aria-labelledby="patient-contacts">
      <Heading level={3} id="patient-contacts">
        Contacts
      </Heading>
      {contacts ? (
        <Contacts
          contacts={contacts}
          signIn={signIn}
          onRemove={setGoing}
          onChange={mayChange ? setChanging : undefined}
        />
      ) : error ? (
        <LoadError what="The contacts" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading contacts">
          <SkeletonRows rows={1} />
        </Loading>
      )}
      <Button variant="secondary" size="s" icon={Plus} onClick={() => setAdds(true)}>
        Add a Contact
      </Button>
      <Button variant="secondary" size="s" icon={QrCode} onClick={() => setShowsCode(true)}>
        Show Claim Code
      </Button>
      {mayChange && !hasSignedIn && (
        <Button
          variant="quiet"
          size="s"
          icon={Printer}
          render={<ScreenLink to={`/admin/claim-cards?member=${id}`} />}
        >
          Print Claim Card
        </Button>
      )}
      {showsCode && (
        <Suspense fallback={null}>
          <ClaimCodeDialog id={id} name={name} onClose={() => setShowsCode(false)} />
        </Suspense>
      )}
      {adds && <AddContact id={id} onClose={() => setAdds(false)} />}
      {changing &&
        (signIn ? (
          <ChangeSignIn id={id} replaces={changing.value} onClose={() => setChanging(undefined)} />
        ) : (
          <SetSignIn id={id} email={changing.value} onClose={() => setChanging(undefined)} />
        ))}
      {going && (
        <ConfirmDialog
          open
          onClose={() => setGoing(undefined)}
          title={`Remove ${shown(going)}?`}
          description="The patient keeps their points and history."
          confirmLabel="Remove"
          busy={removing.isPending}
          busyLabel="Removing..."
          onConfirm={() => removing.mutate(going)}
        />
      )}
    </Stack>
  )
}

const shown = ({ kind, value }: Contact) => (kind === 'phone' ? phoneWords(value) : value)

type ContactsProps = {
  contacts: readonly Contact[]
  /** The address that signs the patient in; empty if there is none. */
  signIn: string
  onRemove: (of: Contact) => void
  /** Changes the sign-in address, or sets the first one; omitted for those who can't. */
  onChange: ((of: Contact) => void) | undefined
}

function Contacts({ contacts, signIn, onRemove, onChange }: ContactsProps) {
  if (contacts.length === 0) return <Text tone="quiet">No email or phone.</Text>
  return (
    <List label="Contacts">
      {contacts.map(contact => (
        <ListRow
          key={`${contact.kind} ${contact.value}`}
          title={breakable(shown(contact))}
          hint={hintOf(contact, signIn, onChange !== undefined)}
          trailing={
            contact.value === signIn ? (
              onChange && (
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Change ${shown(contact)}`}
                  onClick={() => onChange(contact)}
                >
                  Change
                </Button>
              )
            ) : (
              <Inline gap="xs">
                {onChange && maySignIn(contact, signIn) && (
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={`Use to Sign In: ${shown(contact)}`}
                    onClick={() => onChange(contact)}
                  >
                    Use to Sign In
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Remove ${shown(contact)}`}
                  onClick={() => onRemove(contact)}
                >
                  Remove
                </Button>
              </Inline>
            )
          }
        />
      ))}
    </List>
  )
}

/** An address of their own, if they have none to sign in with. */
const maySignIn = ({ kind, isShared }: Contact, signIn: string) =>
  signIn === '' && kind === 'email' && !isShared

const hintOf = (contact: Contact, signIn: string, mayChange: boolean) =>
  [
    contact.value === signIn ? 'Sign-in address' : undefined,
    contact.value === signIn && !mayChange ? 'A manager can change it' : undefined,
    maySignIn(contact, signIn) ? 'Not used to sign in' : undefined,
    maySignIn(contact, signIn) && !mayChange ? 'A manager can change that' : undefined,
    contact.isShared ? 'Shared with another patient' : undefined,
    contact.isValid ? undefined : 'Not a valid number',
  ]
    .filter(Boolean)
    .join(' · ') || undefined

type ContactDraft = { readonly phone: string; readonly email: string }

function AddContact({ id, onClose }: { id: string; onClose: () => void }) {
  const [taken, setTaken] = useState<string>()
  const form = useForm<ContactDraft>({
    empty: { phone: '', email: '' },
    kept: `contact-of-${id}`,
    problemsOf: ({ phone, email }) =>
      typedText(phone) || typedText(email)
        ? {}
        : { phone: 'Please enter a phone number or an email address' },
  })
  const { mutate, isPending } = useAction({
    call: (draft: ContactDraft & { readonly sharesContacts: boolean }) =>
      addContact(id, {
        ...(typedText(draft.phone) && { phone: typedText(draft.phone) }),
        ...(typedText(draft.email) && { email: typedText(draft.email) }),
        sharesContacts: draft.sharesContacts,
      }),
    onSuccess: () => {
      form.clear()
      onClose()
    },
    onFailed: ({ code, userMessage, fields }) => {
      setTaken(code === 'contact-taken' ? userMessage : undefined)
      form.setProblems(fields)
    },
    success: () => ({ title: 'Contact Added' }),
    failure: error =>
      error.code === 'contact-taken' || Object.keys(error.fields).length > 0
        ? undefined
        : { title: 'Error', description: error.userMessage },
    refreshes: [getListContactsQueryKey(id), getReadPatientQueryKey(id)],
  })
  return (
    <Dialog open onClose={onClose} size="s" title="Add a contact">
      <form
        onSubmit={form.submit(draft => !isPending && mutate({ ...draft, sharesContacts: false }))}
        noValidate
      >
        <Stack gap="m">
          <TextField label="Phone" type="tel" autoComplete="off" maxLength={40} {...form.field('phone')} />
          <TextField
            label="Email"
            type="email"
            autoCapitalize="none"
            autoComplete="off"
            maxLength={254}
            {...form.field('email')}
          />
          <SharedContact
            taken={taken}
            busy={isPending}
            onShare={() => mutate({ ...form.draft, sharesContacts: true })}
          />
          <Button type="submit" full busy={isPending} busyLabel="Adding...">
            Add
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
