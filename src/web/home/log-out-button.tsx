import { Button } from '#ui-kit/actions/button/button.tsx'
import { useLoggingOut } from '../member/use-sign-out.ts'

export function LogOutButton() {
  const loggingOut = useLoggingOut({ title: 'Logged out', description: 'See you next time!' })
  return (
    <Button variant="quiet" size="s" busy={loggingOut.isPending} onClick={() => loggingOut.mutate()}>
      Log Out
    </Button>
  )
}
