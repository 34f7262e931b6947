import { Split } from '#ui-kit/layout/split/split.tsx'
import { AwardForm } from './award-form.tsx'
import { AwardedList } from './awarded-list.tsx'
import { useAwardsStarted } from './start-award.ts'

/** Records a treatment and awards its points, next to the awards that can still be undone. */
export function AwardPanel() {
  return (
    <Split at="beside" aside={<AwardedList />}>
      <AwardForm key={useAwardsStarted()} />
    </Split>
  )
}
