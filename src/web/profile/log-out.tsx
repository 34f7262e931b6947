import { Button } from '#ui-kit/actions/button/button.tsx'
import { LogOut as Door } from '#ui-kit/icons.ts'

export type LogOutProps = { busy: boolean; onLogOut: () => void }

export const LogOut = ({ busy, onLogOut }: LogOutProps) => (
  <Button variant="secondary" full icon={Door} busy={busy} busyLabel="Logging out..." onClick={onLogOut}>
    Log Out
  </Button>
)
