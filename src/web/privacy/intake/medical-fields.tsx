import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { FormPart } from './form-part.tsx'
import type { IntakeForm } from './intake-draft.ts'
import { textField } from './text-field.ts'

/** What the clinical team has to know before a treatment. */
export function MedicalFields({ form }: { form: IntakeForm }) {
  return (
    <FormPart
      number={2}
      title="Medical history"
      hint="Leave empty what does not apply to you. In doubt, write it down: it makes your treatment safer."
    >
      <TextArea
        {...textField(form, 'medicalConditions')}
        label="Medical conditions"
        hint="Also pregnancy, earlier operations and skin conditions"
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
        hint="With the dose if you know it, supplements too"
        rows={3}
        autoComplete="off"
        optional
      />
    </FormPart>
  )
}
