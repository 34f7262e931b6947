import { createFileRoute } from '@tanstack/react-router'
import { PatientScreen } from '../staff/patients/page/patient-screen.tsx'

export const Route = createFileRoute('/_app/admin/patients/$id')({
  // Without the name: it would stand in the browser's history.
  staticData: { title: 'Patient' },
  component: OnePatient,
})

function OnePatient() {
  const { id } = Route.useParams()
  return <PatientScreen key={id} id={id} />
}
