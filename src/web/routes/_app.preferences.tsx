import { createFileRoute } from '@tanstack/react-router'
import { PreferencesScreen } from '../messaging/consents/preferences-screen.tsx'

export const Route = createFileRoute('/_app/preferences')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token ? { token } : {},
  staticData: { title: 'Your Preferences' },
  component: Preferences,
})

function Preferences() {
  return <PreferencesScreen token={Route.useSearch().token} />
}
