import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { FormPart } from './form-part.tsx'
import type { IntakeForm } from './intake-draft.ts'
import { textField } from './text-field.ts'

export function MedicalFields({ form }: { form: IntakeForm }) {
  return (
    <FormPart
      number={2}
      title="Medical history"
      hint="Leave anything that doesn’t apply blank. When in doubt, include it; it helps us treat you safely."
    >
      <TextArea
        {...textField(form, 'medicalConditions')}
        label="Medical conditions"
        hint="Include pregnancy, past surgeries and skin conditions"
        rows={4}
        autoComplete="off"
        optional
      />
      <TextArea
        {...textField(form, 'allergies')}
        label="Allergies"
        hint="Medicines, latex, foods, cosmetics"
        rows={3}
        autoComplete="off"
        optional
      />
      <TextArea
        {...textField(form, 'medications')}
        label="Medications"
        hint="Include doses if you know them, and supplements"
        rows={3}
        autoComplete="off"
        optional
      />
    </FormPart>
  )
}
