import { Navigate } from '@tanstack/react-router'
import { useReadPatient } from '#api/patients/patients.ts'
import type { PatientDetails } from '#api/schemas/index.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { useStaffRole } from '../../use-staff-role.ts'
import { PatientDuplicates } from '../merge/patient-duplicates.tsx'
import { factsOf, nameOf, patientAddress } from '../patient-labels.ts'
import { CorrectDetails } from './correct-details.tsx'
import { ImportedFacts } from './imported-facts.tsx'
import { MedicalAnswers } from './medical-answers.tsx'
import { PatientContacts } from './patient-contacts.tsx'
import { PatientHead } from './patient-head.tsx'
import { PatientRequests } from './patient-requests.tsx'
import { PatientTimeline, type PatientTimelineProps } from './patient-timeline.tsx'
import { PatientVouchers } from './patient-vouchers.tsx'

export function PatientScreen({ id, ...history }: PatientTimelineProps) {
  const { data: patient, error, refetch } = useReadPatient(id)
  // A link or a printed card of a record that was merged into another one.
  if (patient && patient.id !== id) return <Navigate to={patientAddress(patient.id)} replace />
  return (
    <Stack gap="m">
      <AllPatients />
      {error && error.code !== 'no-such-patient' && (
        <LoadError what="This patient" because={error} onRetry={refetch} />
      )}
      {error?.code === 'no-such-patient' ? (
        <EmptyState title="Patient not found" hint={error.userMessage} />
      ) : patient ? (
        <Known patient={patient} {...history} />
      ) : (
        !error && <PatientSkeleton />
      )}
    </Stack>
  )
}

function Known({ patient, ...history }: { patient: PatientDetails } & Omit<PatientTimelineProps, 'id'>) {
  const role = useStaffRole()
  const mayReadAnswers = role === 'owner' || role === 'clinical'
  return (
    <>
      <PatientHead patient={patient} />
      <Split
        aside={
          <Stack gap="m">
            <Card padding="m">
              <Stack gap="s">
                <Facts facts={factsOf(patient)} />
                {role !== 'clinical' && <CorrectDetails patient={patient} />}
              </Stack>
            </Card>
            <Card padding="m">
              <PatientContacts
                {...{ id: patient.id, name: nameOf(patient), signIn: patient.email }}
                hasSignedIn={patient.lastLoginAt !== null}
              />
            </Card>
            {patient.imported.map(imported => (
              <ImportedFacts key={Object.values(imported).join()} imported={imported} />
            ))}
            <Card padding="m">
              <PatientDuplicates id={patient.id} name={nameOf(patient)} />
            </Card>
            <Card padding="m">
              <PatientVouchers id={patient.id} />
            </Card>
            {mayReadAnswers && (
              <Card padding="m">
                <MedicalAnswers id={patient.id} />
              </Card>
            )}
          </Stack>
        }
      >
        <Stack gap="m">
          <PatientRequests id={patient.id} />
          <Card padding="m">
            <PatientTimeline id={patient.id} {...history} />
          </Card>
        </Stack>
      </Split>
    </>
  )
}

const AllPatients = () => (
  <Inline>
    <TextLink alone render={<ScreenLink to="/admin?panel=patients" />}>
      All Patients
    </TextLink>
  </Inline>
)

function PatientSkeleton() {
  return (
    <Loading label="Loading the patient">
      <Skeleton shape="control" />
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
    </Loading>
  )
}
