import { useEffect, useState } from 'react'
import { useListImports } from '#api/arrivals/arrivals.ts'
import { getCountClaimCardsQueryKey, printClaimCards, useCountClaimCards } from '#api/claims/claims.ts'
import { useReadPatient } from '#api/patients/patients.ts'
import type { ClaimCards, PrintClaimCardsBody } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Printer } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useStaffRole } from '../../use-staff-role.ts'
import { nameOf } from '../patient-labels.ts'
import { patients } from './card-words.ts'
import { loadQrCode, MadeCards } from './made-cards.tsx'

type ClaimCardsScreenProps = { importId?: string | undefined; memberId?: string | undefined }

/** Prints cards for patients who haven't signed in yet. The choice starts at an import or a patient, if given. */
export function ClaimCardsScreen({ importId, memberId }: ClaimCardsScreenProps) {
  const [chosen, setChosen] = useState(memberId ?? importId ?? 'unreached')
  const [made, setMade] = useState<ClaimCards>()
  useEffect(() => void loadQrCode().catch(() => {}), [])
  const choice = chosen === memberId ? { whom: 'member' as const, memberId } : choiceOf(chosen)
  return (
    <Section title="Print Claim Cards" padding="l">
      {made ? (
        <MadeCards made={made} onClose={() => setMade(undefined)} />
      ) : (
        <>
          <Text tone="quiet">
            A card lets a patient you imported or enrolled sign in for the first time. It has their name, a QR
            code, and a code they can use once within 180 days. The front desk can scan it to find them, too.
            Ten fit on a sheet.
          </Text>
          <Choice chosen={chosen} memberId={memberId} onChoose={setChosen} />
          <MakeCards key={chosen} choice={choice} onMade={setMade} />
        </>
      )}
    </Section>
  )
}

type Chosen = Pick<PrintClaimCardsBody, 'whom' | 'importId' | 'memberId'>

const choiceOf = (chosen: string): Chosen =>
  chosen === 'all' || chosen === 'unreached' ? { whom: chosen } : { whom: 'import', importId: chosen }

type ChoiceProps = { chosen: string; memberId: string | undefined; onChoose: (chosen: string) => void }

function Choice({ chosen, memberId, onChoose }: ChoiceProps) {
  const { data: patient } = useReadPatient(memberId ?? '', { query: { enabled: memberId !== undefined } })
  const isOwner = useStaffRole() === 'owner'
  const { data: imports = [] } = useListImports({ query: { enabled: isOwner } })
  const done = imports.filter(({ state }) => state === 'done' || state === 'undone')
  return (
    <SelectField
      label="Patients"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      options={[
        ...(memberId ? [{ value: memberId, label: patient ? nameOf(patient) : 'This patient' }] : []),
        { value: 'unreached', label: 'Never signed in, and can’t be reached by email or text' },
        { value: 'all', label: 'Everyone who never signed in' },
        ...done.map(({ id, source, fileName }) => ({
          value: id,
          label: `Never signed in, from ${source} (${fileName})`,
        })),
      ]}
    />
  )
}

type MakeCardsProps = { choice: Chosen; onMade: (made: ClaimCards) => void }

function MakeCards({ choice, onMade }: MakeCardsProps) {
  const { data, error, refetch } = useCountClaimCards(choice)
  // When the box was ticked: a second click must not invalidate cards made since then.
  const [replacesBefore, setReplacesBefore] = useState<string | null>(null)
  const making = useAction({
    call: (body: PrintClaimCardsBody) => printClaimCards(body),
    secret: true,
    onSuccess: made => made.cards.length > 0 && onMade(made),
    onSettled: () => setReplacesBefore(null),
    refreshes: [getCountClaimCardsQueryKey().slice(0, 1)],
    // If the response was lost, the cards are made, but nobody has their codes.
    refreshesAnyway: true,
  })
  if (error) return <LoadError what="The patients" because={error} onRetry={refetch} />
  if (!data)
    return (
      <Loading label="Counting patients">
        <SkeletonText lines={2} />
      </Loading>
    )
  const { patients: all, withCard, at } = data
  const cards = replacesBefore ? all : all - withCard
  return (
    <Stack gap="m">
      <Text weight="strong" role="status">
        {all === 0
          ? 'No patients to print cards for'
          : cards === 0
            ? 'They all have a card'
            : `Cards for ${patients(cards)}`}
      </Text>
      {withCard > 0 && (
        <Checkbox
          label={`Replace ${withCard === 1 ? 'the card' : `the ${withCard} cards`} printed earlier`}
          hint="The old cards stop working. Leave this unchecked to print only for patients without a card."
          checked={replacesBefore !== null}
          onChange={({ target }) => setReplacesBefore(target.checked ? at : null)}
        />
      )}
      {making.data?.cards.length === 0 && withCard > 0 && (
        <Notice tone="caution">
          These patients already have cards. To print new ones, check the box above.
        </Notice>
      )}
      {making.error && <Notice tone="critical">{making.error.userMessage}</Notice>}
      <Button
        full
        icon={Printer}
        disabled={cards === 0}
        busy={making.isPending}
        busyLabel="Making Cards..."
        onClick={() => making.mutate({ ...choice, replacesBefore })}
      >
        Make Cards
      </Button>
    </Stack>
  )
}
