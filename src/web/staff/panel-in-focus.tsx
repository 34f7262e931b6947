import { Suspense, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '#ui-kit/skeleton/skeleton.tsx'
import { panelsOf } from './panels.ts'
import { QuickActions } from './quick-actions.tsx'
import { useStaffRole } from './use-staff-role.ts'

/** The quick actions and the one panel that is in focus. */
export function PanelInFocus({ panel }: { panel: string | undefined }) {
  const role = useStaffRole()
  const mayOpen = panelsOf(role)
  const shown = mayOpen.find(({ id }) => id === panel) ?? mayOpen[0]
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel) place.current?.scrollIntoView({ block: 'start' })
  }, [panel])
  return (
    <>
      <QuickActions mayWrite={mayOpen.some(({ id }) => id === 'blog')} />
      <div ref={place}>
        <Suspense fallback={<Waiting />}>{shown && <shown.Panel />}</Suspense>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <Loading>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Loading>
  )
}
