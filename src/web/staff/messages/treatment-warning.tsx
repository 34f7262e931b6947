import { useListServices } from '#api/menu/menu.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { namedTreatments } from './named-treatments.ts'

/** Anybody beside a phone can read what it shows: a message should not name what a member may have had. */
export function TreatmentWarning({ text }: { text: string }) {
  const { data: services = [] } = useListServices()
  const named = namedTreatments(
    text,
    services.map(({ name }) => name),
  )
  if (named.length === 0) return null
  return (
    <Notice tone="caution" title={`This mentions a treatment: ${named.join(', ')}`}>
      Others might read it on a locked phone or in an inbox. Please leave the name out.
    </Notice>
  )
}
