import { createFileRoute } from '@tanstack/react-router'
import { ImportScreen } from '../staff/patients/import/import-screen.tsx'

export const Route = createFileRoute('/_app/admin/import')({
  validateSearch: ({ import: importId }: Record<string, unknown>): { import?: string } =>
    typeof importId === 'string' ? { import: importId } : {},
  staticData: { title: 'Import Patients' },
  component: Import,
})

function Import() {
  return <ImportScreen importId={Route.useSearch().import} />
}
