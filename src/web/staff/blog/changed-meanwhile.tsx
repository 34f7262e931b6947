import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'

type ChangedMeanwhileProps = { onKeepMine: () => void; onTakeTheirs: () => void }

/** Somebody else saved the post while this person wrote: one of both texts is to be chosen. */
export function ChangedMeanwhile({ onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  return (
    <Notice
      tone="caution"
      title="Somebody else changed this post"
      action={
        <Inline gap="xs" wrap>
          <Button size="s" variant="secondary" onClick={onKeepMine}>
            Keep My Text
          </Button>
          <Button size="s" variant="quiet" onClick={onTakeTheirs}>
            Take Theirs
          </Button>
        </Inline>
      }
    >
      They saved it after you began to write. Keep your text to replace theirs, or take theirs and lose yours.
    </Notice>
  )
}
