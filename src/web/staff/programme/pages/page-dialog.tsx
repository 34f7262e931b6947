import { Button } from '#ui-kit/button/button.tsx'
import { Tabs } from '#ui-kit/tabs/tabs.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { TextArea } from '#ui-kit/text-area/text-area.tsx'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import { pageTexts } from '../draft/page-texts.ts'
import type { PageText } from '../draft/parts.ts'
import { PagePreview } from './page-preview.tsx'

type PageDialogProps = {
  page: PageText
  mayEdit: boolean
  onDone: (page: PageText) => void
  onClose: () => void
}

export const keptPage = ({ id }: { id: string }) => `programme:page:${id}`

const mostLetters = 50_000

/** One text: written on one side, and on the other as patients will read it. */
export function PageDialog({ page, mayEdit, onDone, onClose }: PageDialogProps) {
  const form = useItemForm({
    kept: keptPage(page),
    empty: { text: page.text },
    problemsOf: () => ({}),
    onDone: ({ text }) => onDone({ ...page, text: text.trim() }),
    onClose,
  })
  const { title, without } = pageTexts[page.id]
  const { text } = form.draft
  return (
    <ItemDialog
      title={title}
      size="l"
      form={form}
      doneLabel={mayEdit ? 'Save' : undefined}
      more={
        <Button variant="quiet" full href={`/${page.id}`} newTab>
          Read What Is Published
        </Button>
      }
    >
      <Tabs
        label="The text"
        tabs={[
          {
            value: 'write',
            label: 'Write',
            content: (
              <TextArea
                {...form.field('text')}
                label="Text"
                hint="## Heading, **bold**, - list, [link](https://…); an empty line begins a paragraph"
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
            content: text.trim() ? <PagePreview text={text} /> : <Text tone="quiet">{`${without}.`}</Text>,
          },
        ]}
      />
    </ItemDialog>
  )
}
