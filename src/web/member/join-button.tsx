import { Link } from '@tanstack/react-router'
import { Button } from '#ui-kit/actions/button/button.tsx'

type JoinButtonProps = { returnTo?: string; full?: boolean }

/** Leads to joining or signing in. With `returnTo` it starts with sign-in and comes back, otherwise with joining. */
export const JoinButton = ({ returnTo, full = false }: JoinButtonProps) => (
  <Button
    size="l"
    full={full}
    render={<Link to="/auth" search={returnTo ? { returnTo } : { tab: 'join' }} />}
  >
    Join VIP Program / Log in
  </Button>
)
