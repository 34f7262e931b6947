import { useListTypefaces } from '#api/brand/brand.ts'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import type { Brand } from '../draft/parts.ts'
import type { BrandFieldProps } from './brand-field.ts'

const characters: Readonly<Record<Brand['typeface'], string>> = {
  soft: 'Soft',
  classic: 'Classic',
  literary: 'Literary',
  modern: 'Modern',
  clear: 'Clear',
}

export function TypefaceChoice({ brand, mayEdit, onChange }: BrandFieldProps) {
  const { data: typefaces = [] } = useListTypefaces()
  const faces = new Map(typefaces.map(({ name, display, text }) => [name, [...new Set([display, text])]]))
  const names = Object.keys(characters) as Brand['typeface'][]
  return (
    <SelectField
      label="Typeface"
      hint="Used for headings and text"
      value={brand.typeface}
      disabled={!mayEdit}
      onChange={({ target }) => onChange({ typeface: target.value as Brand['typeface'] })}
      options={names.map(name => ({
        value: name,
        label: [characters[name], faces.get(name)?.join(' and ')].filter(Boolean).join(': '),
      }))}
    />
  )
}
