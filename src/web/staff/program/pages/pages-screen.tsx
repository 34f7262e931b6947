import { useState } from 'react'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { DraftCard } from '../draft/draft-card.tsx'
import { ItemRows } from '../draft/item-rows.tsx'
import { pageTexts } from '../draft/page-texts.ts'
import { type PageText, pagesPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { keptPage, PageDialog } from './page-dialog.tsx'
import { RenewIntakes } from './renew-intakes.tsx'
import { useReadings } from './use-readings.ts'

export function PagesScreen() {
  const draft = useDraft(pagesPart)
  const mayEdit = useMayEdit()
  const [opened, setOpened] = useState<string>()
  const { isToRead, record } = useReadings()
  const { pages = [] } = draft.contents ?? {}
  const { saved } = draft
  const page = pages.find(({ id }) => id === opened)
  const isSaved = saved?.contents.pages.some(({ id, text }) => id === page?.id && text === page.text)
  return (
    <DraftCard
      title="Pages"
      intro="Legal and info pages in the app. Each published version is numbered and dated, and members can always read the one they agreed to."
      draft={draft}
      mayEdit={mayEdit}
    >
      {() => (
        <>
          <ItemRows
            label="Pages"
            items={pages.map((each, place) => ({ ...each, isToRead: isToRead(place) }))}
            wordsOf={wordsOf}
            keptAs={keptPage}
            onEdit={setOpened}
          />
          {mayEdit && <RenewIntakes />}
          {page && (
            <PageDialog
              key={page.id}
              page={page}
              mayEdit={mayEdit}
              isToRead={isToRead(pages.indexOf(page))}
              onRead={isSaved ? () => record(page.id, saved?.revision ?? '') : undefined}
              onDone={done => draft.change({ pages: pages.map(each => (each.id === done.id ? done : each)) })}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </DraftCard>
  )
}

function wordsOf({ id, text, isToRead }: PageText & { isToRead: boolean }) {
  const { title, without } = pageTexts[id]
  const [first = ''] = text.split('\n').filter(line => line.trim() !== '')
  return {
    title,
    hint: text === '' ? without : first.replace(/^[#>\s*-]+/, '').slice(0, 120),
    trailing: isToRead && <Badge tone="caution">Needs review</Badge>,
  }
}
