import { useState } from 'react'
import { DraftCard } from '../draft/draft-card.tsx'
import { ItemRows } from '../draft/item-rows.tsx'
import { pageTexts } from '../draft/page-texts.ts'
import { type PageText, pagesPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { keptPage, PageDialog } from './page-dialog.tsx'

/** What the clinic tells in texts of its own. */
export function PagesScreen() {
  const draft = useDraft(pagesPart)
  const mayEdit = useMayEdit()
  const [opened, setOpened] = useState<string>()
  const pages = draft.contents?.pages ?? []
  const page = pages.find(({ id }) => id === opened)
  return (
    <DraftCard
      title="Pages"
      intro="Your texts beside the app. Each publication of a text has a number and a day: who agreed to it can read it later."
      draft={draft}
      mayEdit={mayEdit}
    >
      {() => (
        <>
          <ItemRows label="Pages" items={pages} wordsOf={wordsOf} keptAs={keptPage} onEdit={setOpened} />
          {page && (
            <PageDialog
              key={page.id}
              page={page}
              mayEdit={mayEdit}
              onDone={done => draft.change({ pages: pages.map(each => (each.id === done.id ? done : each)) })}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </DraftCard>
  )
}

function wordsOf({ id, text }: PageText) {
  const { title, without } = pageTexts[id]
  const [first = ''] = text.split('\n').filter(line => line.trim() !== '')
  return { title, hint: text === '' ? without : first.replace(/^[#>\s*-]+/, '').slice(0, 120) }
}
