import { Suspense, useState } from 'react'
import { useListOwnContacts } from '#api/contact-changes/contact-changes.ts'
import type { OwnContact, OwnContactKind } from '#api/schemas/index.ts'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Mail, Phone } from '#ui-kit/icons.ts'
import { breakable } from '../../format/breakable.tsx'
import { lazyWithRetry } from '../../hydration/lazy-with-retry.ts'
import { RowGroup, rowIcon } from '../row-group.tsx'

const ChangeContactDialog = lazyWithRetry(async () => ({
  default: (await import('./change-contact-dialog.tsx')).ChangeContactDialog,
}))

const signs = { email: Mail, phone: Phone }
const missing = { email: 'Add an email address', phone: 'Add a phone number' }
const kinds = ['email', 'phone'] as const

interface Changing {
  readonly kind: OwnContactKind
  readonly old: string | null
}

/** The member’s contacts. Tap one to change it. With `onlyMissing`, just the rows to add a kind that they don’t have. */
export function YourContacts({ onlyMissing = false }: { onlyMissing?: boolean }) {
  const { data: contacts, isPending } = useListOwnContacts()
  const [changing, setChanging] = useState<Changing>()
  if (isPending)
    return onlyMissing ? null : (
      <Loading label="Loading your contacts">
        <Skeleton shape="picture" />
      </Loading>
    )
  const shownKinds = kinds.filter(kind => !onlyMissing || contacts?.every(contact => contact.kind !== kind))
  if (!contacts || shownKinds.length === 0) return null
  return (
    <>
      <RowGroup title="How we reach you">
        {shownKinds.flatMap(kind => {
          const own = contacts.filter(contact => contact.kind === kind)
          const rows = own.map(contact => (
            <ContactRow
              key={contact.value}
              contact={contact}
              onChange={() => setChanging({ kind, old: contact.value })}
            />
          ))
          const Sign = signs[kind]
          const addFirst = (
            <ListRow
              key={kind}
              leading={<Sign {...rowIcon} />}
              title={missing[kind]}
              onClick={() => setChanging({ kind, old: null })}
            />
          )
          return own.some(({ isShared }) => !isShared) ? rows : [...rows, addFirst]
        })}
      </RowGroup>
      {changing && (
        <Suspense>
          <ChangeContactDialog {...changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function ContactRow({ contact, onChange }: { contact: OwnContact; onChange: () => void }) {
  const { kind, value, isShared, isConfirmed } = contact
  const Sign = signs[kind]
  const row = { leading: <Sign {...rowIcon} />, title: breakable(value) }
  if (isShared) return <ListRow {...row} hint="Shared with your family; the front desk can change it" />
  return <ListRow {...row} hint={isConfirmed ? 'Confirmed' : 'Not confirmed yet'} onClick={onChange} />
}
