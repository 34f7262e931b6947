import { createFileRoute } from '@tanstack/react-router'
import { ProgrammePart } from '../staff/programme/programme-part.tsx'

export const Route = createFileRoute('/_app/admin/programme/{-$part}')({
  staticData: { title: 'Program' },
  component: Part,
})

function Part() {
  return <ProgrammePart part={Route.useParams().part} />
}
