import { useState } from 'react'
import type { Passkey } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Fingerprint } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dayOf } from '../../format/days.ts'
import type { Whose } from './ceremonies.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { usePasskeys } from './use-passkeys.ts'

const why: Readonly<Record<Whose, string>> = {
  member:
    'Sign in with your fingerprint, your face or your phone’s PIN. Your other ways to sign in still work.',
  staff: 'Open the staff area with your fingerprint, your face or a security key. Your code still works.',
}

export function PasskeysCard({ whose }: { whose: Whose }) {
  const [edited, setEdited] = useState<Passkey>()
  const close = () => setEdited(undefined)
  const passkeys = usePasskeys(whose, close)
  const { data, error, refetch } = passkeys.list
  return (
    <Section id="passkeys" title="Passkeys" size={18} padding={whose === 'staff' ? 'l' : 'm'} gap="s">
      <Text tone="quiet">{why[whose]}</Text>
      <Button
        variant="secondary"
        icon={Fingerprint}
        busy={passkeys.isAdding}
        busyLabel="Waiting..."
        onClick={passkeys.add}
      >
        Add a Passkey
      </Button>
      {error && !data && (
        <Notice
          tone="offline"
          title="Your passkeys could not be loaded"
          action={
            <Button size="s" variant="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {error.userMessage}
        </Notice>
      )}
      {/* A member opens the card; staff see it right away, with another one below. */}
      {!data && !error && <Loading asked={whose === 'member'} />}
      {data && data.length > 0 && (
        <List label="Passkeys">
          {data.map(passkey => (
            <ListRow
              key={passkey.id}
              title={passkey.name}
              hint={hintOf(passkey)}
              trailing={passkey.isStopped ? <Badge tone="caution">Turned off</Badge> : undefined}
              onClick={() => setEdited(passkey)}
            />
          ))}
        </List>
      )}
      {edited && <PasskeyDialog passkey={edited} passkeys={passkeys} onClose={close} />}
    </Section>
  )
}

function hintOf({ isStopped, createdAt, lastUsedAt }: Passkey): string {
  if (isStopped) return 'This passkey may have been copied. Remove it and add a new one.'
  return lastUsedAt ? `Last used ${dayOf(lastUsedAt)}` : `Added ${dayOf(createdAt)}, not used yet`
}
