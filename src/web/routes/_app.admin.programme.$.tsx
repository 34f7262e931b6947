import { createFileRoute, redirect } from '@tanstack/react-router'

/** The Program's address until its spelling changed: owners have bookmarks. */
export const Route = createFileRoute('/_app/admin/programme/$')({
  beforeLoad: ({ params: { _splat } }) => {
    throw redirect({ to: '/admin/program/{-$part}', params: { part: _splat || undefined }, replace: true })
  },
})
