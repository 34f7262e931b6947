import { useState } from 'react'
import { TextField } from '#ui-kit/text-field/text-field.tsx'
import { clinic } from '../../../data/clinic.ts'
import type { BrandFieldProps } from './brand-field.ts'

/** What the app is called; saved once somebody leaves the field. */
export function AppName({ brand, mayEdit, onChange }: BrandFieldProps) {
  const [typed, setTyped] = useState(brand.appName ?? '')
  const done = () => {
    const appName = typed.trim() || null
    if (appName !== brand.appName) onChange({ appName })
  }
  return (
    <TextField
      label="App’s name"
      hint="On every page, on the Home Screen and in mails"
      placeholder={clinic.clinicName}
      value={typed}
      maxLength={40}
      disabled={!mayEdit}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  )
}
