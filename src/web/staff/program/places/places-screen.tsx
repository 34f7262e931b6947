import { useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { MapPinPlus } from '#ui-kit/icons.ts'
import { ArchivedRows } from '../draft/archived-rows.tsx'
import { changeItem, putItem } from '../draft/change-item.ts'
import { DraftCard } from '../draft/draft-card.tsx'
import { ItemRows } from '../draft/item-rows.tsx'
import { movedAmong } from '../draft/moved.ts'
import { type Place, placesPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { keptPlace } from './place-draft.ts'

export function PlacesScreen() {
  const draft = useDraft(placesPart)
  const mayEdit = useMayEdit()
  const [edited, setEdited] = useState<string>()
  const places = draft.contents?.places ?? []
  const open = places.filter(({ isArchived }) => !isArchived)
  const change = (next: readonly Place[]) => draft.change({ places: [...next] })
  const add = () => setEdited('new')
  return (
    <DraftCard
      title="Locations"
      intro="Where patients can find you, in the order they’re listed."
      draft={draft}
      mayEdit={mayEdit}
      actions={
        <Button size="s" icon={MapPinPlus} onClick={add}>
          Add Location
        </Button>
      }
    >
      {() => (
        <>
          {open.length === 0 && (
            <EmptyState
              level={3}
              title="No locations yet"
              hint="Patients need one to find you, and check-ins are counted by location."
              action={mayEdit && <Button onClick={add}>Add the First Location</Button>}
            />
          )}
          <ItemRows
            label="Locations"
            items={open}
            wordsOf={wordsOf}
            keptAs={keptPlace}
            onEdit={mayEdit ? setEdited : undefined}
            onMove={mayEdit ? (from, to) => change(movedAmong(places, open, from, to)) : undefined}
          />
          <ArchivedRows
            title="Archived Locations"
            items={places.filter(({ isArchived }) => isArchived)}
            wordsOf={wordsOf}
            onRestore={mayEdit ? id => change(changeItem(places, id, { isArchived: false })) : undefined}
          />
          {edited && (
            <PlaceDialog
              key={edited}
              place={places.find(({ id }) => id === edited)}
              onDone={place => change(putItem(places, place))}
              onArchive={id => change(changeItem(places, id, { isArchived: true }))}
              onClose={() => setEdited(undefined)}
            />
          )}
        </>
      )}
    </DraftCard>
  )
}

const wordsOf = ({ name, address, phone }: Place) => ({
  title: name,
  hint: [address?.replaceAll('\n', ', '), phone].filter(Boolean).join(' · '),
})
