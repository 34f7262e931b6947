import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'

type ChangedMeanwhileProps = { onKeepMine: () => void; onTakeTheirs: () => void }

/** Someone else saved the post meanwhile: choose one of the two versions. */
export function ChangedMeanwhile({ onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  return (
    <Notice
      tone="caution"
      title="Someone else changed this post"
      action={
        <Inline gap="xs" wrap>
          <Button size="s" variant="secondary" onClick={onKeepMine}>
            Keep My Version
          </Button>
          <Button size="s" variant="quiet" onClick={onTakeTheirs}>
            Use Theirs
          </Button>
        </Inline>
      }
    >
      They saved it after you started editing. Keep your version to replace theirs, or use theirs and lose
      yours.
    </Notice>
  )
}
