import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { DraftCard } from '../draft/draft-card.tsx'
import { type Brand, brandPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { AppName } from './app-name.tsx'
import { BrandColour } from './brand-colour.tsx'
import { Logos } from './logos.tsx'
import { TypefaceChoice } from './typeface-choice.tsx'

export function BrandScreen() {
  const draft = useDraft(brandPart)
  const mayEdit = useMayEdit()
  return (
    <DraftCard
      title="Brand"
      intro="How your clinic looks in the app, on the membership card, on patients’ Home Screens and in emails."
      draft={draft}
      mayEdit={mayEdit}
    >
      {({ brand }) => {
        const change = (next: Partial<Brand>) => draft.change({ brand: { ...brand, ...next } })
        return (
          <Stack gap="l">
            <AppName brand={brand} mayEdit={mayEdit} onChange={change} />
            <BrandColour brand={brand} mayEdit={mayEdit} onChange={change} />
            <TypefaceChoice brand={brand} mayEdit={mayEdit} onChange={change} />
            <Logos brand={brand} mayEdit={mayEdit} onChange={change} />
            <SelectField
              label="Membership card"
              hint="Engraving"
              value={brand.card}
              disabled={!mayEdit}
              onChange={({ target }) => change({ card: target.value as Brand['card'] })}
              options={[
                { value: 'rings', label: 'Rings' },
                { value: 'lines', label: 'Lines' },
                { value: 'plain', label: 'None' },
              ]}
            />
          </Stack>
        )
      }}
    </DraftCard>
  )
}
