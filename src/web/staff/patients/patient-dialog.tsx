import { useReadPatient } from '#api/patients/patients.ts'
import type { Patient } from '#api/schemas/index.ts'
import { useCheckStaffSession } from '#api/staff/staff.ts'
import { Avatar } from '#ui-kit/avatar/avatar.tsx'
import { Badge } from '#ui-kit/badge/badge.tsx'
import { Dialog } from '#ui-kit/dialog/dialog.tsx'
import { Facts } from '#ui-kit/facts/facts.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../app/load-error.tsx'
import { metalOf, tierName } from '../../member/tiers.ts'
import { MedicalAnswers } from './medical-answers.tsx'
import { PatientEntries } from './patient-entries.tsx'
import { factsOf, nameOf } from './patient-labels.ts'
import { PatientVouchers } from './patient-vouchers.tsx'

const mayReadAnswers = ['owner', 'clinical']

/** All of one patient that staff may see; medical answers only when somebody asks for them. */
export function PatientDialog({ listed, onClose }: { listed: Patient; onClose: () => void }) {
  const { data, error, refetch } = useReadPatient(listed.id)
  const { data: session } = useCheckStaffSession()
  const patient = data ?? listed
  return (
    <Dialog open onClose={onClose} size="l" title={nameOf(patient)} description={patient.email}>
      <Stack gap="l">
        {error && <LoadError what="This patient could not be loaded" because={error} onRetry={refetch} />}
        <Inline>
          <Avatar name={nameOf(patient)} src={patient.profileImageUrl} size="l" decorative />
          <Badge metal={metalOf(patient.vipTier)}>{tierName(patient.vipTier)}</Badge>
        </Inline>
        <Facts facts={factsOf(patient)} />
        <PatientVouchers id={patient.id} />
        {mayReadAnswers.includes(session?.role ?? '') && <MedicalAnswers id={patient.id} />}
        <PatientEntries id={patient.id} />
      </Stack>
    </Dialog>
  )
}
