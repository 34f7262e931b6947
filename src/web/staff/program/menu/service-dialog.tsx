import { Button } from '#ui-kit/actions/button/button.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Archive } from '#ui-kit/icons.ts'
import { points } from '../../../format/points.ts'
import { hasOpenPoints } from '../../../format/service-price.ts'
import { ItemDialog, type ItemForm, useItemForm } from '../draft/item-dialog.tsx'
import type { Category, Service } from '../draft/parts.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { notUsedYet, type Upload, useUpload } from '../pictures/use-upload.ts'
import { AfterTreatmentFields, PlacesOfService } from './after-treatment-fields.tsx'
import { drawingName, drawings, pictureFor } from './drawings.ts'
import { PriceFields } from './price-fields.tsx'
import { proposedPoints } from './proposed-points.ts'
import { draftOf, keptService, priceIn, problemsOf, type ServiceDraft, serviceOf } from './service-draft.ts'

type ServiceDialogProps = {
  service: Service | undefined
  categories: readonly Category[]
  onDone: (service: Service) => void
  onArchive: (id: string) => void
  onClose: () => void
}

export function ServiceDialog({ service, categories, onDone, onArchive, onClose }: ServiceDialogProps) {
  const upload = useUpload(imageUrl => form.change({ imageUrl }))
  const form = useItemForm({
    kept: keptService(service ?? { id: 'new' }),
    empty: draftOf(service, categories.length === 1 ? (categories[0]?.id ?? '') : ''),
    problemsOf: draft => ({ ...problemsOf(draft), ...(upload.src && { imageUrl: notUsedYet }) }),
    onDone: draft => onDone(serviceOf(draft, service)),
    onClose,
  })
  const archive = (id: string) => {
    onArchive(id)
    form.finish()
  }
  return (
    <ItemDialog
      title={service ? service.name : 'New Service'}
      form={form}
      doneLabel={service ? 'Save' : 'Add Service'}
      more={
        service && (
          <Button variant="secondary" full icon={Archive} onClick={() => archive(service.id)}>
            Archive
          </Button>
        )
      }
    >
      <ServiceFields form={form} categories={categories} upload={upload} />
    </ItemDialog>
  )
}

type ServiceFieldsProps = { form: ItemForm<ServiceDraft>; categories: readonly Category[]; upload: Upload }

const ServiceFields = ({ form, form: { draft, field }, categories, upload }: ServiceFieldsProps) => (
  <>
    <TextField {...field('name')} label="Name" maxLength={120} autoComplete="off" />
    <SelectField
      {...field('categoryId')}
      label="Category"
      placeholder="Choose a category"
      options={categories.map(({ id, name }) => ({ value: id, label: name }))}
    />
    <PriceFields form={form} />
    <TextField
      {...field('durationMinutes')}
      label="Minutes"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      optional
    />
    <TextField
      {...field('pointsEarned')}
      label="Points"
      hint={pointsHint(draft)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      optional
    />
    <TextArea {...field('description')} label="Description" rows={3} maxLength={1000} optional />
    <AfterTreatmentFields form={form} />
    <PlacesOfService form={form} />
    <PictureField
      {...field('imageUrl')}
      drawings={drawings.map(drawing => ({ value: pictureFor(drawing), label: drawingName(drawing) }))}
      byItself={{ src: pictureFor(draft.categoryId, draft.name), label: 'Based on category and name' }}
      upload={upload}
    />
  </>
)

function pointsHint(draft: ServiceDraft): string {
  const price = priceIn(draft)
  if (price === undefined) return 'Leave blank for 1 point per $10 of the price'
  if (hasOpenPoints({ ...price, pointsEarned: proposedPoints(price) }))
    return 'Per visit. Leave blank to show “Points vary” and have staff enter them.'
  return `Leave blank for ${points(proposedPoints(price))}, 1 per $10`
}
