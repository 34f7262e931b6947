import { useState } from 'react'
import type { ChangeWebhookBody, IssuedWebhook } from '#api/schemas/index.ts'
import {
  addWebhook,
  changeWebhook,
  getListWebhooksQueryKey,
  removeWebhook,
  replaceWebhookSecret,
} from '#api/webhooks/webhooks.ts'
import { useAction } from '../../data/use-action.ts'
import { addingOnce, replacingSecret } from '../../form/adding-once.ts'

export type WebhookChange = ReturnType<typeof useWebhooks>

/** The owner's actions for webhooks. A secret exists only in memory until its dialog closes. */
export function useWebhooks(onDone: (about: string) => void) {
  const [issued, setIssued] = useState<IssuedWebhook>()
  const changed = { failure: 'Error', refreshes: [getListWebhooksQueryKey()] }
  const adding = useAction({
    call: addWebhook,
    onSuccess: setIssued,
    onOver: () => onDone('new'),
    ...changed,
    ...addingOnce(
      'Webhook Already Added',
      'Its secret was in a response that got lost. Create a new secret.',
    ),
  })
  const replacing = useAction({
    call: (id: string) => replaceWebhookSecret(id),
    onSuccess: setIssued,
    onOver: onDone,
    ...changed,
    ...replacingSecret(
      'A new secret may have been created',
      'The connection was lost, so the old secret may stop working in 24 hours. Please create a new one.',
    ),
  })
  const changing = useAction({
    call: ({ id, ...data }: { id: string } & ChangeWebhookBody) => changeWebhook(id, data),
    success: () => ({ title: 'Saved' }),
    onOver: ({ id }) => onDone(id),
    ...changed,
  })
  const removing = useAction({
    call: (id: string) => removeWebhook(id),
    success: () => ({ title: 'Webhook removed' }),
    onOver: onDone,
    ...changed,
  })
  return {
    add: adding.mutate,
    change: changing.mutate,
    replaceSecret: replacing.mutate,
    remove: removing.mutate,
    busy: [adding, replacing, changing, removing].some(({ isPending }) => isPending),
    issued,
    forgetSecret: () => setIssued(undefined),
  }
}
