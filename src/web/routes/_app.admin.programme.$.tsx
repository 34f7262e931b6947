import { createFileRoute, redirect } from '@tanstack/react-router'

/** The Program's old URL, with its former spelling, because owners may have bookmarked it. */
export const Route = createFileRoute('/_app/admin/programme/$')({
  beforeLoad: ({ params: { _splat } }) => {
    throw redirect({ to: '/admin/program/{-$part}', params: { part: _splat || undefined }, replace: true })
  },
})
