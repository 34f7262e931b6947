import { Link } from '@tanstack/react-router'
import { Button } from '#ui-kit/actions/button/button.tsx'

type JoinButtonProps = { returnTo?: string; full?: boolean }

/** Leads to joining, with sign-in one tap away. Comes back to `returnTo`. */
export const JoinButton = ({ returnTo, full = false }: JoinButtonProps) => (
  <Button
    size="l"
    full={full}
    render={<Link to="/auth" search={{ tab: 'join', ...(returnTo && { returnTo }) }} />}
  >
    Join VIP Program / Log in
  </Button>
)
