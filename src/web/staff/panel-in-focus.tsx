import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { panelsOf } from './panels.ts'
import { QuickActions } from './quick-actions.tsx'
import { BackupsCard } from './setup/backups-card.tsx'
import { MailServerCard } from './setup/mail-server-card.tsx'
import { OpeningChecklist } from './setup/opening-checklist.tsx'
import { SetupChecklist } from './setup/setup-checklist.tsx'
import { useStaffRole } from './use-staff-role.ts'

/** The one panel that is in focus; the first page also has the quick actions, and says what is left to do to those who answer for the clinic. */
export function PanelInFocus({ panel }: { panel: string | undefined }) {
  const role = useStaffRole()
  const mayOpen = panelsOf(role)
  const shown = mayOpen.find(({ id }) => id === panel) ?? mayOpen[0]
  const place = useRef<HTMLDivElement>(null)
  return (
    <>
      {!panel && <QuickActions mayWrite={mayOpen.some(({ id }) => id === 'blog')} />}
      {(role === 'owner' || role === 'manager') && !panel && <OpeningChecklist />}
      {role === 'owner' && !panel && <SetupChecklist />}
      {role === 'owner' && !panel && <BackupsCard />}
      <div ref={place}>
        <Suspense fallback={<PanelSkeleton />}>
          {shown && <shown.Panel title={shown.title} />}
          {panel && <Arrival key={panel} at={place} />}
        </Suspense>
      </div>
      {role === 'owner' && !panel && <MailServerCard />}
    </>
  )
}

const marginAbove = 16

/** Leads to the panel once it is there: what it replaces has another height. Where its head is well in sight, nothing moves. */
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
