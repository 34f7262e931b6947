import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'

type SharedContactProps = {
  /** Who has the contact already; nothing where nobody has. */
  taken: string | undefined
  busy: boolean
  onShare: () => void
}

/** Asks whether two people share a phone number or an address. */
export const SharedContact = ({ taken, busy, onShare }: SharedContactProps) =>
  taken && (
    <Notice
      tone="caution"
      title={taken}
      action={
        <Button variant="secondary" size="s" busy={busy} busyLabel="Saving..." onClick={onShare}>
          They Share It
        </Button>
      }
    />
  )
