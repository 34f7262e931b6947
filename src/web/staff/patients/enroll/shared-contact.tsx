import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'

type SharedContactProps = {
  /** A message that names the contact's owner; undefined if the contact is new. */
  taken: string | undefined
  busy: boolean
  onShare: () => void
}

/** Asks whether two people share a phone number or email address. */
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
