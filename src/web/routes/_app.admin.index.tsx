import { createFileRoute } from '@tanstack/react-router'
import { PanelInFocus } from '../staff/panel-in-focus.tsx'

export const Route = createFileRoute('/_app/admin/')({
  validateSearch: ({ panel }: Record<string, unknown>): { panel?: string } =>
    typeof panel === 'string' ? { panel } : {},
  staticData: { title: 'Staff' },
  component: Panels,
})

function Panels() {
  return <PanelInFocus panel={Route.useSearch().panel} />
}
