import { useState } from 'react'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { briefDayOf, dayOf, isoDayOf } from '../format/days.ts'
import { type Comparison, type EntryWithPhoto, isComparable } from './comparable.ts'
import { CompareSlider } from './compare-slider/compare-slider.tsx'
import { typeInWords } from './new-entry/entry-draft.ts'

export type CompareProps = {
  comparisons: readonly Comparison[]
  nameOf: (serviceId: string) => string
}

type ComparisonChoice = { readonly serviceId?: string; readonly first?: string; readonly second?: string }

/** Before and after: two pictures of the same service, or of no service, on top of each other. */
export function Compare({ comparisons, nameOf }: CompareProps) {
  const [chosen, setChosen] = useState<ComparisonChoice>({})
  const [gone, setGone] = useState<readonly string[]>([])
  const shown = withoutGone(gone, comparisons)
  const comparison = shown.find(({ serviceId }) => serviceId === chosen.serviceId) ?? shown[0]
  if (!comparison) return null
  const { entries, serviceId } = comparison
  const first = entries.find(({ id }) => id === chosen.first) ?? entries[0]
  const second = entries.find(({ id }) => id === chosen.second) ?? entries.at(-1)
  if (!first || !second) return null
  const options = entries.map(entry => ({ value: entry.id, label: `${shortly(entry)} · ${entry.title}` }))
  return (
    <Section title="Before and after">
      <CompareSlider
        label={serviceId ? `Compare two ${nameOf(serviceId)} photos` : 'Compare two photos'}
        first={pictureOf(first, second)}
        second={pictureOf(second, first)}
        onBroken={src => navigator.onLine && setGone(before => [...before, src])}
      />
      {shown.length > 1 && (
        <SelectField
          label="Treatment"
          value={serviceId}
          options={shown.map(({ serviceId: id }) => ({
            value: id,
            label: id ? nameOf(id) : 'No service',
          }))}
          onChange={({ target }) => setChosen({ serviceId: target.value })}
        />
      )}
      <SelectField
        label="Left"
        value={first.id}
        options={options}
        onChange={({ target }) => setChosen({ ...chosen, serviceId, first: target.value })}
      />
      <SelectField
        label="Right"
        value={second.id}
        options={options}
        onChange={({ target }) => setChosen({ ...chosen, serviceId, second: target.value })}
      />
    </Section>
  )
}

/** A linked photo may be gone from its site. */
const withoutGone = (gone: readonly string[], comparisons: readonly Comparison[]) =>
  comparisons
    .map(({ serviceId, entries }) => ({
      serviceId,
      entries: entries.filter(({ imageUrl }) => !gone.includes(imageUrl)),
    }))
    .filter(isComparable)

const shortly = ({ entryType, createdAt }: EntryWithPhoto) => `${typeInWords(entryType)}, ${dayOf(createdAt)}`

const yearOf = ({ createdAt }: EntryWithPhoto) => isoDayOf(createdAt).slice(0, 4)

/** Its day has the year if the other picture is from another one. */
const pictureOf = (entry: EntryWithPhoto, other: EntryWithPhoto) => ({
  src: entry.imageUrl,
  alt: `${entry.title}, ${shortly(entry)}`,
  label: `${typeInWords(entry.entryType)}\u00a0· ${(yearOf(entry) === yearOf(other) ? briefDayOf : dayOf)(entry.createdAt)}`,
})
