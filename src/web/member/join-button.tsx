import { Link } from '@tanstack/react-router'
import { Button } from '#ui-kit/actions/button/button.tsx'

type JoinButtonProps = { returnTo?: string; full?: boolean }

/** The way to join or sign in: from a member's screen to signing in and back, from elsewhere to joining first. */
export const JoinButton = ({ returnTo, full = false }: JoinButtonProps) => (
  <Button
    size="l"
    full={full}
    render={<Link to="/auth" search={returnTo ? { returnTo } : { tab: 'join' }} />}
  >
    Join VIP Program / Log in
  </Button>
)
