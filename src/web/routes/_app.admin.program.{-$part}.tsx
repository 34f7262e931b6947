import { createFileRoute } from '@tanstack/react-router'
import { ProgramPart } from '../staff/program/program-part.tsx'

export const Route = createFileRoute('/_app/admin/program/{-$part}')({
  staticData: { title: 'Program' },
  component: Part,
})

function Part() {
  return <ProgramPart part={Route.useParams().part} />
}
