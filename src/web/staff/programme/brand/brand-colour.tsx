import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useReadBrandLook } from '#api/brand/brand.ts'
import type { BrandLook } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { ColourField, isColour } from '#ui-kit/colour-field/colour-field.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import type { BrandFieldProps } from './brand-field.ts'
import { BrandPreview } from './brand-preview.tsx'
import { Contrasts } from './contrasts.tsx'

/** The one colour, what becomes of it in both themes, and what holds instead where it does not. */
export function BrandColour({ brand, mayEdit, onChange }: BrandFieldProps) {
  const [typed, setTyped] = useState(brand.colour ?? '')
  const colour = useDeferredValue(isColour(typed) ? typed : '')
  const { data } = useReadBrandLook(
    { colour },
    { query: { enabled: colour !== '', placeholderData: keepPreviousData } },
  )
  const look = colour === '' ? undefined : data
  const isNew = isColour(typed) && typed.toUpperCase() !== brand.colour
  return (
    <Stack gap="m">
      <ColourField
        label="Colour"
        hint="Buttons, links and every tint are made of it, in the light theme and in the dark one"
        value={typed}
        onChange={setTyped}
        disabled={!mayEdit}
        error={typed === '' || isColour(typed) ? undefined : 'Please enter a colour such as #1F6F78'}
      />
      {look && !look.holds && (
        <TooPale look={look} onTake={mayEdit ? () => onChange({ colour: look.nearest }) : undefined} />
      )}
      {mayEdit && (
        <Inline gap="xs" wrap>
          {isNew && look?.holds && (
            <Button size="s" onClick={() => onChange({ colour: typed.toUpperCase() })}>
              Use This Colour
            </Button>
          )}
          {brand.colour && (
            <Button size="s" variant="quiet" onClick={() => onChange({ colour: null })}>
              Back to the App’s Own Colours
            </Button>
          )}
        </Inline>
      )}
      <BrandPreview brand={brand} look={look} />
      {look && <Contrasts look={look} />}
    </Stack>
  )
}

type TooPaleProps = { look: BrandLook; onTake: (() => void) | undefined }

const TooPale = ({ look: { nearest }, onTake }: TooPaleProps) => (
  <Notice
    tone="caution"
    title="This colour can’t be told from the page"
    action={
      onTake && (
        <Button size="s" variant="secondary" onClick={onTake}>
          {`Use ${nearest}`}
        </Button>
      )
    }
  >
    {`A button in it would hardly be seen. The nearest colour that can is ${nearest}: it is what you see below.`}
  </Notice>
)
