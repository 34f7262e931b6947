import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { DraftCard } from '../draft/draft-card.tsx'
import { type Brand, brandPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { useTyped } from '../draft/use-typed.ts'
import { AppName } from './app-name.tsx'
import { BrandColour } from './brand-colour.tsx'
import type { BrandFieldProps } from './brand-field.ts'
import { BrandPreview } from './brand-preview.tsx'
import { Contrasts } from './contrasts.tsx'
import { Logos } from './logos.tsx'
import { TypefaceChoice } from './typeface-choice.tsx'
import { useLook } from './use-look.ts'

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
      {({ brand }) => (
        <Fields
          brand={brand}
          mayEdit={mayEdit}
          onChange={next => draft.change({ brand: { ...brand, ...next } })}
        />
      )}
    </DraftCard>
  )
}

/** What makes up the brand, beside its look in both themes. */
function Fields(props: BrandFieldProps) {
  const { brand, mayEdit, onChange } = props
  const typing = useTyped('program:brand:colour', brand.colour ?? '')
  const look = useLook(typing.text)
  return (
    <Split at="beside" aside={<BrandPreview brand={brand} look={look} />}>
      <Stack gap="l">
        <AppName {...props} />
        <BrandColour {...props} typing={typing} judged={look.judged} />
        <TypefaceChoice {...props} />
        <Logos {...props} />
        <SelectField
          label="Membership card"
          hint="Engraving"
          value={brand.card}
          disabled={!mayEdit}
          onChange={({ target }) => onChange({ card: target.value as Brand['card'] })}
          options={[
            { value: 'rings', label: 'Rings' },
            { value: 'lines', label: 'Lines' },
            { value: 'plain', label: 'None' },
          ]}
        />
        {look.shown && <Contrasts look={look.shown} />}
      </Stack>
    </Split>
  )
}
