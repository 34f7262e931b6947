import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { WebhooksScreen } from '../webhooks/webhooks-screen.tsx'
import { ApiKeysScreen } from './api-keys-screen.tsx'

/** How programs of others ask this clinic, and what they are told; for the owner. */
export const ProgramsScreen = () => (
  <Stack gap="l">
    <ApiKeysScreen />
    <WebhooksScreen />
  </Stack>
)
