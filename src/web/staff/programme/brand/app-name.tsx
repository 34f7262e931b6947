import { TextField } from '#ui-kit/text-field/text-field.tsx'
import { clinic } from '../../../data/clinic.ts'
import { useTyped } from '../draft/use-typed.ts'
import type { BrandFieldProps } from './brand-field.ts'

/** What the app is called; saved once somebody leaves the field. */
export function AppName({ brand, mayEdit, onChange }: BrandFieldProps) {
  const { text, isTaken, type, done } = useTyped('programme:brand:name', brand.appName ?? '')
  const take = () => {
    const appName = text.trim() || null
    done()
    if (appName !== brand.appName) onChange({ appName })
  }
  return (
    <TextField
      label="App’s name"
      hint={
        isTaken ? 'On every page, on the Home Screen and in mails' : 'Not saved until you leave the field'
      }
      placeholder={clinic.clinicName}
      value={text}
      maxLength={40}
      disabled={!mayEdit}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
