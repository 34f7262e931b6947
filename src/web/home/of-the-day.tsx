import { useReadFocus } from '#api/focus/focus.ts'
import type { FocusOfDayPhoto } from '#api/schemas/index.ts'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Camera, ClipboardPlus } from '#ui-kit/icons.ts'
import { useWide } from '#ui-kit/layout/use-wide.ts'
import { ScreenLink } from '../app/screen-link.tsx'
import { useOffers } from '../content/promotions/use-offers.ts'
import { calendarDay } from '../format/days.ts'
import { pointsEarned } from '../format/points.ts'
import { VipPromotion } from './vip-promotion.tsx'
import { WhatElse } from './what-else.tsx'

/** An intake to fill out, a photo that's due and the special of the day. The server says if the special is the focus. */
export function OfTheDay({ hasVisited }: { hasVisited: boolean }) {
  const { data: focus, isPending } = useReadFocus()
  const { offers, isPending: isAsking } = useOffers()
  const isWide = useWide()
  if (isPending || isAsking)
    return (
      <Loading label="Loading your day">
        <Skeleton shape="tile" />
      </Loading>
    )
  const [first, second] = offers?.filter(({ isEligible }) => isEligible) ?? []
  const special = first && (
    <VipPromotion offer={first} comesFirst={focus?.kind === 'special'} pictured={isWide} />
  )
  return (
    <>
      {focus?.mustRenewIntake && (
        <Tile
          icon={ClipboardPlus}
          title="Renew your medical intake"
          hint="Before your next treatment, about three minutes"
          render={<ScreenLink to="/hipaa-intake" />}
        />
      )}
      {focus?.isIntakeMissing && (
        <Tile
          tone="quiet"
          icon={ClipboardPlus}
          title="Medical intake"
          hint={`Before your ${hasVisited ? 'next' : 'first'} treatment, about three minutes`}
          render={<ScreenLink to="/hipaa-intake" />}
        />
      )}
      {focus?.photo && <PhotoDue {...focus.photo} />}
      {isWide ? (
        <WhatElse
          special={special}
          second={second && <VipPromotion offer={second} isSecond pictured />}
          isPhotoShown={Boolean(focus?.photo)}
        />
      ) : (
        special
      )}
    </>
  )
}

const PhotoDue = ({ treatmentDate, points }: FocusOfDayPhoto & object) => (
  <Tile
    tone="accent"
    icon={Camera}
    title={`Add a progress photo: ${pointsEarned(points)}`}
    hint={`How does your skin look now? Your treatment was on ${calendarDay(treatmentDate)}.`}
    render={<ScreenLink to="/diary" />}
  />
)
