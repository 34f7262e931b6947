import { useState } from 'react'
import { useReadIntake } from '#api/privacy/privacy.ts'
import type { Intake } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { FileHeart } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { useFocusOnStep } from '../../../form/use-focus-on-step.ts'
import { calendarDay, dayOf } from '../../../format/days.ts'

/** A patient's medical answers, shown only on request, because every view is audited (D-32). */
export function MedicalAnswers({ id }: { id: string }) {
  const [wanted, setWanted] = useState(false)
  useFocusOnStep(wanted, '#medical-answers', true)
  return (
    <Stack gap="s" as="section" aria-labelledby="medical-answers">
      <Heading level={3} id="medical-answers">
        Medical answers
      </Heading>
      {wanted ? (
        <Answers id={id} />
      ) : (
        <>
          <Text tone="quiet">Opening them is recorded in the audit log with your name.</Text>
          <Button variant="secondary" size="s" icon={FileHeart} onClick={() => setWanted(true)}>
            Show Medical Answers
          </Button>
        </>
      )}
    </Stack>
  )
}

/** Eleven versions, and a link to older ones. */
function Answers({ id, below }: { id: string; below?: number }) {
  const [goesOn, setGoesOn] = useState(false)
  const asked = below === undefined ? undefined : { below }
  const { data, error, refetch } = useReadIntake(id, asked, { query: { refetchOnReconnect: false } })
  if (error) return <LoadError what="The medical answers" because={error} onRetry={refetch} />
  if (!data)
    return (
      <Loading asked label="Loading medical answers">
        <SkeletonText lines={4} />
      </Loading>
    )
  if (data.versions.length === 0)
    return <Text tone="quiet">This patient hasn’t submitted the intake form yet.</Text>
  const last = data.versions.at(-1)?.version
  return (
    <>
      {data.versions.map((version, i) => (
        <Version
          key={version.version}
          intake={version}
          earlier={data.versions.slice(i + 1)}
          current={data.currentTexts}
        />
      ))}
      {goesOn && last !== undefined && <Answers id={id} below={last} />}
      {!goesOn && data.older > 0 && (
        <Button variant="secondary" size="s" onClick={() => setGoesOn(true)}>
          Show Older Versions
        </Button>
      )}
    </>
  )
}

type AgreedTexts = Pick<Intake, 'privacyPolicyVersion' | 'privacyNoticeVersion'>

/** The version of a text that the patient agreed to, and the current one if different. */
function agreedTo(read = 0, current = 0): string {
  const words = (version: number) => (version === 0 ? 'standard wording' : `version ${version}`)
  return read === current
    ? `Agreed to ${words(read)}`
    : `Agreed to ${words(read)} (current version: ${current === 0 ? words(0) : current})`
}

type VersionProps = { intake: Intake; earlier: readonly Intake[]; current: AgreedTexts }

function Version({ intake, earlier, current }: VersionProps) {
  /** A blank isn't a no: patients leave out what they gave before. */
  const told = (name: 'allergies' | 'medications' | 'medicalConditions') => {
    const last = earlier.find(version => version[name])
    return intake[name] || (last ? `Left blank (version ${last.version}: ${last[name]})` : 'Left blank')
  }
  return (
    <Stack gap="xs">
      <Text weight="strong">{`Version ${intake.version}, ${dayOf(intake.submittedAt)}`}</Text>
      <Facts
        facts={[
          { label: 'Allergies', value: told('allergies') },
          { label: 'Medications', value: told('medications') },
          { label: 'Medical conditions', value: told('medicalConditions') },
          { label: 'Date of birth', value: calendarDay(intake.dateOfBirth) },
          { label: 'Phone', value: intake.phoneNumber },
          { label: 'Address', value: intake.address },
          {
            label: 'Privacy policy',
            value: agreedTo(intake.privacyPolicyVersion, current.privacyPolicyVersion),
          },
          {
            label: 'Privacy practices',
            value: agreedTo(intake.privacyNoticeVersion, current.privacyNoticeVersion),
          },
          { label: 'Emergency contact', value: `${intake.emergencyContact}, ${intake.emergencyPhone}` },
        ]}
      />
    </Stack>
  )
}
