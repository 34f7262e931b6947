import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { panels, panelsOf } from './panels.ts'
import { ForOthers } from './roles/for-others.tsx'
import { BackupsCard } from './setup/backups-card.tsx'
import { MailServerCard } from './setup/mail-server-card.tsx'
import { OpeningChecklist } from './setup/opening-checklist.tsx'
import { SetupChecklist } from './setup/setup-checklist.tsx'
import { TodayScreen } from './today/today-screen.tsx'
import { useStaffRole } from './use-staff-role.ts'

/** The selected panel, if the role may open it. Before one is selected: today's screen, and remaining setup tasks for owner and manager. */
export function PanelInFocus({ panel }: { panel: string | undefined }) {
  const role = useStaffRole()
  const shown = panelsOf(role).find(({ id }) => id === panel)
  const place = useRef<HTMLDivElement>(null)
  if (!shown && role && panels.some(({ id }) => id === panel)) return <ForOthers role={role} />
  if (!shown)
    return (
      <>
        {(role === 'owner' || role === 'manager') && <OpeningChecklist />}
        <TodayScreen />
        {role === 'owner' && <SetupChecklist />}
        {role === 'owner' && <BackupsCard />}
        {role === 'owner' && <MailServerCard />}
      </>
    )
  return (
    <div ref={place}>
      <Suspense fallback={<PanelSkeleton />}>
        <shown.Panel title={shown.title} />
        <Arrival key={panel} at={place} />
      </Suspense>
    </div>
  )
}

const marginAbove = 16

/**
 * Scrolls to the panel once it has loaded, because its height differs from the placeholder's. If its heading is
 * visible, nothing moves.
 */
function Arrival({ at }: { at: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const top = at.current?.getBoundingClientRect().top ?? marginAbove
    if (top < 0 || top > innerHeight / 3) window.scrollBy({ top: top - marginAbove })
  }, [at])
  return null
}

function PanelSkeleton() {
  return (
    <Loading>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Loading>
  )
}
