import { Suspense, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '#ui-kit/skeleton/skeleton.tsx'
import { panels } from './panels.ts'
import { QuickActions } from './quick-actions.tsx'

/** The quick actions and the one panel that is in focus. */
export function PanelInFocus({ panel }: { panel: string | undefined }) {
  const shown = panels.find(({ id }) => id === panel) ?? panels[0]
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel) place.current?.scrollIntoView({ block: 'start' })
  }, [panel])
  return (
    <>
      <QuickActions />
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
