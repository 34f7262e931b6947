import { useExpectBonuses } from '#api/diary/diary.ts'
import { useListServices } from '#api/menu/menu.ts'
import type { ExpectedBonus } from '#api/schemas/index.ts'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinicToday } from '../../format/days.ts'
import { bonusInWords, earningOf, keyOf } from '../bonus-labels.ts'
import { isAboutTreatment } from './entry-draft.ts'
import type { EntryForm as Form } from './use-entry-form.ts'

export function TreatmentFields({ form }: { form: Form }) {
  const { draft, field } = form
  const { data: services = [] } = useListServices()
  const { data: bonuses } = useExpectBonuses()
  return (
    <>
      {isAboutTreatment(draft) && (
        <>
          {draft.entryType === 'progress' && <OwnTreatments form={form} bonuses={bonuses ?? []} />}
          <SelectField
            {...field('serviceId')}
            label="Service"
            placeholder="Select a service"
            options={services.map(({ id, name }) => ({ value: id, label: name }))}
            optional
          />
          <DateField {...field('treatmentDate')} label="Treatment date" max={clinicToday()} optional />
        </>
      )}
      {bonuses && (
        <Text size={14} tone="quiet" role="status">
          {earningOf(draft, bonuses)}
        </Text>
      )}
    </>
  )
}

/** The member's treatments whose photo earns points now or later. Choosing one fills in service and date. */
function OwnTreatments({
  form: { draft, change },
  bonuses,
}: {
  form: Form
  bonuses: readonly ExpectedBonus[]
}) {
  if (bonuses.length === 0) return null
  const choose = (key: string) => {
    const bonus = bonuses.find(one => keyOf(one) === key)
    change({ serviceId: bonus?.serviceId ?? '', treatmentDate: bonus?.treatmentDate ?? '' })
  }
  return (
    <SelectField
      label="Your treatments"
      placeholder="None of these"
      value={bonuses.some(one => keyOf(one) === keyOf(draft)) ? keyOf(draft) : ''}
      options={bonuses.map(bonus => ({ value: keyOf(bonus), label: bonusInWords(bonus) }))}
      onChange={({ target }) => choose(target.value)}
      optional
    />
  )
}
