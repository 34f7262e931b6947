import { useRef } from 'react'
import type { BrandLook } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { notSaved, useSavingTyped, type useTyped } from '../draft/use-typed.ts'
import type { BrandFieldProps } from './brand-field.ts'
import { ColourField, isColour } from './colour-field/colour-field.tsx'

type BrandColourProps = BrandFieldProps & {
  typing: ReturnType<typeof useTyped>
  /** The look of what is typed, once it has loaded. */
  judged: BrandLook | undefined
}

/** The brand color, and the replacement if its contrast is too low. */
export function BrandColour({ brand, mayEdit, onChange, typing, judged }: BrandColourProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text, isUnsaved, type, done } = typing
  const canBeSaved = mayEdit && judged?.holds === true
  const change = (colour: string | null) => {
    done()
    onChange({ colour })
  }
  useSavingTyped(typing, canBeSaved, () => change(text.toUpperCase()))
  // The clicked button disappears, so focus moves to the color.
  const take = (colour: string | null) => {
    change(colour)
    field.current?.focus()
  }
  return (
    <Stack gap="m">
      <ColourField
        ref={field}
        label="Color"
        hint={
          isUnsaved && !canBeSaved ? notSaved : 'Sets buttons, links and accents in the light and dark themes'
        }
        value={text}
        onChange={type}
        disabled={!mayEdit}
        error={text === '' || isColour(text) ? undefined : 'Please enter a color like #1F6F78'}
      />
      {judged && !judged.holds && (
        <TooPale look={judged} onTake={mayEdit ? () => take(judged.nearest) : undefined} />
      )}
      {mayEdit && brand.colour && (
        <Inline>
          <Button size="s" variant="quiet" onClick={() => take(null)}>
            Reset to Default Colors
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

type TooPaleProps = { look: BrandLook; onTake: (() => void) | undefined }

const TooPale = ({ look: { nearest }, onTake }: TooPaleProps) => (
  <Notice
    tone="caution"
    title="This color is too close to the background"
    action={
      onTake && (
        <Button size="s" variant="secondary" onClick={onTake}>
          {`Use ${nearest}`}
        </Button>
      )
    }
  >
    {`Buttons would be hard to see. The closest color that works is ${nearest}, shown in the preview.`}
  </Notice>
)
