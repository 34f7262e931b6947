import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { AwardForm } from './award-form.tsx'
import { AwardedList } from './awarded-list.tsx'
import { useAwardsStarted } from './start-award.ts'

/** Records a treatment for a patient and awards its points; below, what can still be undone. */
export function AwardPanel() {
  return (
    <Stack gap="m">
      <AwardForm key={useAwardsStarted()} />
      <AwardedList />
    </Stack>
  )
}
