import { createFileRoute } from '@tanstack/react-router'
import { PatientScreen } from '../staff/patients/page/patient-screen.tsx'
import { filterIn } from '../staff/patients/page/timeline-words.ts'

export const Route = createFileRoute('/_app/admin/patients/$id')({
  // Parsed in the component: code here is part of the first bundle that every patient loads.
  validateSearch: ({ history }: Record<string, unknown>): { history?: string } =>
    typeof history === 'string' ? { history } : {},
  // Not the patient's name, because it would be in the browser's history.
  staticData: { title: 'Patient' },
  component: OnePatient,
})

function OnePatient() {
  const { id } = Route.useParams()
  const { history } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PatientScreen
      key={id}
      id={id}
      only={filterIn(history)}
      onOnly={only =>
        void navigate({ search: only ? { history: only } : {}, replace: true, resetScroll: false })
      }
    />
  )
}
