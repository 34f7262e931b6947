import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { clinic } from '../../../data/clinic.ts'
import { useSavingTyped, useTyped } from '../draft/use-typed.ts'
import type { BrandFieldProps } from './brand-field.ts'

export function AppName({ brand, mayEdit, onChange }: BrandFieldProps) {
  const typed = useTyped('program:brand:name', brand.appName ?? '')
  const leave = useSavingTyped(typed, mayEdit, text => {
    const appName = text.trim() || null
    if (appName !== brand.appName) onChange({ appName })
  })
  return (
    <TextField
      label="App name"
      hint="Shown on every page, on the Home Screen and in emails"
      placeholder={clinic.clinicName}
      value={typed.text}
      maxLength={40}
      disabled={!mayEdit}
      autoComplete="off"
      onChange={({ target }) => typed.type(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  )
}
