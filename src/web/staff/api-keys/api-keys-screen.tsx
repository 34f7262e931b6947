import { useState } from 'react'
import { useListApiKeys } from '#api/api-keys/api-keys.ts'
import type { ApiKey } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { unlessAboutAnother } from '../../data/unless-about.ts'
import { ago } from '../../format/ago.ts'
import { calendarDay, dayOf } from '../../format/days.ts'
import { figure, points } from '../../format/points.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { labelOf } from './scope-labels.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { useApiKeys } from './use-api-keys.ts'

export function ApiKeysScreen() {
  const { data: keys, error, refetch } = useListApiKeys()
  const [making, setMaking] = useState(false)
  const [asked, setAsked] = useState<ApiKey>()
  const change = useApiKeys(about => {
    if (about === 'new') setMaking(false)
    setAsked(unlessAboutAnother(about))
  })
  return (
    <Section
      title="API Keys"
      padding="l"
      action={
        <Button size="s" onClick={() => setMaking(true)}>
          New Key
        </Button>
      }
    >
      <Text tone="quiet">
        A key lets another system look up members, award points or redeem vouchers. The audit log shows which
        key was used. <TextLink href="/api/docs">API reference</TextLink>
      </Text>
      {error && <LoadError what="The keys" because={error} onRetry={refetch} />}
      {!keys && !error && <Loading label="Loading the keys" />}
      {keys && <Keys keys={keys} onRevoke={setAsked} />}
      {making && (
        <NewKeyDialog busy={change.busy} onCreate={change.create} onClose={() => setMaking(false)} />
      )}
      {change.issued && (
        <SecretDialog
          title={`The key ${change.issued.apiKey.name}`}
          label="Key"
          secret={change.issued.key}
          onClose={change.forgetKey}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={`Revoke ${asked?.name ?? 'this key'}?`}
        description="It stops working right away. You can’t restore a key, but you can create a new one."
        confirmLabel="Revoke Key"
        tone="critical"
        busy={change.busy}
        busyLabel="Revoking..."
        onConfirm={() => asked && change.revoke(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  )
}

function Keys({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  if (keys.length === 0)
    return (
      <EmptyState title="No keys yet" hint="Your POS or booking system needs a key to connect." level={3} />
    )
  return (
    <List label="API keys">
      {keys.map(key => (
        <ListRow
          key={key.id}
          title={key.name}
          hint={hintOf(key)}
          trailing={
            key.state === 'working' ? (
              <Button
                size="s"
                variant="secondary"
                aria-label={`Revoke ${key.name}`}
                onClick={() => onRevoke(key)}
              >
                Revoke
              </Button>
            ) : (
              <Badge>{key.state === 'revoked' ? 'Revoked' : 'Expired'}</Badge>
            )
          }
        />
      ))}
    </List>
  )
}

function hintOf({ hint, scopes, state, lastUsedAt, endsOn, revokedAt, ...limits }: ApiKey): string {
  const used = lastUsedAt ? `used ${ago(Date.parse(lastUsedAt))}` : 'never used'
  const most =
    scopes.includes('points:award') &&
    `up to ${points(limits.pointsPerHour)} an hour, ${figure(limits.pointsPerDay)} a day`
  const last = endsOn && `until ${calendarDay(endsOn)}`
  const over = state === 'revoked' && revokedAt && `revoked ${dayOf(revokedAt)}`
  return [`…${hint}`, scopes.map(labelOf).join(', '), most, used, over || last].filter(Boolean).join(' · ')
}
