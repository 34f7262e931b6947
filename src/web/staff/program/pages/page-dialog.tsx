import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { Tabs } from '#ui-kit/layout/tabs/tabs.tsx'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import { pageTexts } from '../draft/page-texts.ts'
import type { PageText } from '../draft/parts.ts'
import { PagePreview } from './page-preview.tsx'

type PageDialogProps = {
  page: PageText
  mayEdit: boolean
  /** Whether this person must read it before publishing: it then opens in the preview. */
  isToRead: boolean
  /** Called once the draft's text was opened; omitted while the page isn't saved. */
  onRead: (() => void) | undefined
  onDone: (page: PageText) => void
  onClose: () => void
}

export const keptPage = ({ id }: { id: string }) => `program:page:${id}`

const mostLetters = 50_000

export function PageDialog({ page, mayEdit, isToRead, onRead, onDone, onClose }: PageDialogProps) {
  const [view, setView] = useState<'write' | 'preview'>(isToRead ? 'preview' : 'write')
  const form = useItemForm({
    kept: keptPage(page),
    empty: { text: page.text },
    problemsOf: () => ({}),
    onDone: ({ text }) => onDone({ ...page, text: text.trim() }),
    onClose,
  })
  const { text } = form.draft
  const isRead = isToRead && onRead !== undefined && text === page.text
  const read = useEffectEvent(() => onRead?.())
  useEffect(() => {
    if (isRead) read()
  }, [isRead])
  return (
    <ItemDialog
      title={pageTexts[page.id].title}
      size="l"
      form={form}
      doneLabel={mayEdit ? 'Save' : undefined}
      more={
        <Button variant="quiet" full href={`/${page.id}`} newTab>
          View Published Version
        </Button>
      }
    >
      <Tabs
        label="The text"
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'write',
            label: 'Write',
            content: (
              <TextArea
                {...form.field('text')}
                label="Text"
                hint="## Heading, **bold**, - list, [link](https://…); a blank line starts a new paragraph"
                rows={14}
                maxLength={mostLetters}
                readOnly={!mayEdit}
                autoComplete="off"
              />
            ),
          },
          {
            value: 'preview',
            label: 'Preview',
            content: <PagePreview page={page.id} text={text} />,
          },
        ]}
      />
    </ItemDialog>
  )
}
