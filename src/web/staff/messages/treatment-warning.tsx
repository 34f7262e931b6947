import { useListServices } from '#api/menu/menu.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { namedTreatments } from './named-treatments.ts'

/** Anyone near a phone can read its screen, so a message shouldn't name a treatment. */
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
