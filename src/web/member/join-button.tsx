import { Link } from '@tanstack/react-router'
import { Button } from '#ui-kit/actions/button/button.tsx'

type JoinButtonProps = { returnTo?: string; full?: boolean }

/** The way to sign in or join, and back to where it was pressed. */
export const JoinButton = ({ returnTo, full = false }: JoinButtonProps) => (
  <Button size="l" full={full} render={<Link to="/auth" search={returnTo ? { returnTo } : {}} />}>
    Join VIP Program / Log in
  </Button>
)
