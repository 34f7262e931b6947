import { useState } from 'react'
import { getFindRenewalQueryKey, renewIntakes, useFindRenewal } from '#api/privacy/privacy.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../../../data/use-action.ts'
import { clinicMoment } from '../../../format/clinic-moment.ts'
import { figure } from '../../../format/points.ts'

const people = (count: number) => (count === 1 ? '1 patient' : `${figure(count)} patients`)

/** Asks every patient for a new intake, for example after a change of the privacy policy. */
export function RenewIntakes() {
  const [asking, setAsking] = useState(false)
  const { data } = useFindRenewal()
  const renewing = useAction({
    call: () => renewIntakes(),
    success: ({ patients }) => ({
      title: 'Asked for a New Intake',
      description: `${people(patients)} will see it on Home.`,
    }),
    failure: 'Couldn’t Ask',
    onSuccess: () => setAsking(false),
    refreshes: [getFindRenewalQueryKey()],
  })
  if (!data) return null
  const { patients, askedAt } = data
  return (
    <Stack gap="xs" as="section" aria-label="Intakes">
      <Text size={14} tone="quiet">
        Intakes stay valid for a year, even when a page changes.
        {askedAt && ` You last asked everyone again on ${clinicMoment(askedAt)}.`}
      </Text>
      <Inline>
        <Button size="s" variant="secondary" disabled={patients === 0} onClick={() => setAsking(true)}>
          Ask Everyone Again
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        title="Ask everyone for a new intake?"
        description={`${people(patients)} with a valid intake will be asked to fill it out again and agree to the pages published now. Earlier answers are kept. This can’t be undone.`}
        confirmLabel="Ask Everyone Again"
        busy={renewing.isPending}
        onConfirm={() => renewing.mutate()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
