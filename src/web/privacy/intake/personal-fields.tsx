import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { FormPart } from './form-part.tsx'
import type { IntakeForm } from './intake-draft.ts'
import { textField } from './text-field.ts'

export function PersonalFields({ form }: { form: IntakeForm }) {
  return (
    <FormPart
      number={1}
      title="Personal information"
      hint="So we know who you are and who to call in an emergency."
    >
      <DateField {...textField(form, 'dateOfBirth')} label="Date of birth" autoComplete="bday" required />
      <TextField
        {...textField(form, 'phoneNumber')}
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextArea
        {...textField(form, 'address')}
        label="Address"
        hint="Street, city, state and ZIP code"
        rows={2}
        autoComplete="street-address"
        required
      />
      <Grid columns={1} columnsWide={2} gap="m">
        <TextField
          {...textField(form, 'emergencyContact')}
          label="Emergency contact"
          autoComplete="off"
          autoCapitalize="words"
          required
        />
        <TextField
          {...textField(form, 'emergencyPhone')}
          label="Emergency contact’s phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
        />
      </Grid>
    </FormPart>
  )
}
