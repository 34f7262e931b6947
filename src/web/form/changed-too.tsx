import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'

type ChangedTooProps = { title: string; children: string; onKeepMine: () => void; onTakeTheirs: () => void }

/** Someone else saved the same thing meanwhile: choose one of the two versions. */
export const ChangedToo = ({ title, children, onKeepMine, onTakeTheirs }: ChangedTooProps) => (
  <Notice
    tone="caution"
    title={title}
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
    {children}
  </Notice>
)
