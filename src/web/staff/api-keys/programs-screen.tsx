import { Split } from '#ui-kit/layout/split/split.tsx'
import { WebhooksScreen } from '../webhooks/webhooks-screen.tsx'
import { ApiKeysScreen } from './api-keys-screen.tsx'

/** Connections to external programs, by API key and webhook; for the owner. */
export const ProgramsScreen = () => (
  <Split at="beside" aside={<WebhooksScreen />}>
    <ApiKeysScreen />
  </Split>
)
