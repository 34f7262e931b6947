import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { WebhooksScreen } from '../webhooks/webhooks-screen.tsx'
import { ApiKeysScreen } from './api-keys-screen.tsx'

/** Connections to external programs, by API key and webhook; for the owner. */
export const ProgramsScreen = () => (
  <Stack gap="l">
    <ApiKeysScreen />
    <WebhooksScreen />
  </Stack>
)
