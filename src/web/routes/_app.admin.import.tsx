import { createFileRoute } from '@tanstack/react-router'
import { ImportScreen } from '../staff/patients/import/import-screen.tsx'

export const Route = createFileRoute('/_app/admin/import')({
  staticData: { title: 'Import Patients' },
  component: ImportScreen,
})
