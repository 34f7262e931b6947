import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useRef } from 'react'
import { useReadBrandLook } from '#api/brand/brand.ts'
import type { BrandLook } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { notSaved, useSavingTyped, useTyped } from '../draft/use-typed.ts'
import type { BrandFieldProps } from './brand-field.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColourField, isColour } from './colour-field/colour-field.tsx'
import { Contrasts } from './contrasts.tsx'

/** The brand color, its look in both themes, and the replacement if its contrast is too low. */
export function BrandColour({ brand, mayEdit, onChange }: BrandFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const typing = useTyped('program:brand:colour', brand.colour ?? '')
  const { text, isUnsaved, type, done } = typing
  const typed = isColour(text) ? text.toUpperCase() : ''
  const { shown, judged, error, reload } = useLook(typed)
  const canBeSaved = mayEdit && judged?.holds === true
  const change = (colour: string | null) => {
    done()
    onChange({ colour })
  }
  useSavingTyped(typing, canBeSaved, () => change(typed))
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
      {mayEdit && (
        <Inline gap="xs" wrap>
          {brand.colour && (
            <Button size="s" variant="quiet" onClick={() => take(null)}>
              Reset to Default Colors
            </Button>
          )}
        </Inline>
      )}
      {!shown && error ? (
        <LoadError what="Your colors" because={error} onRetry={reload} />
      ) : (
        <BrandPreview brand={brand} look={shown} />
      )}
      {shown && <Contrasts look={shown} />}
    </Stack>
  )
}

/** The look of a color. Until it has loaded, shows the previous one without messages or buttons. */
function useLook(typed: string) {
  const colour = useDeferredValue(typed)
  const { data, error, refetch, isPlaceholderData } = useReadBrandLook(
    { colour },
    { query: { enabled: colour !== '', placeholderData: keepPreviousData } },
  )
  const shown = typed === '' || colour === '' ? undefined : data
  const isOfTyped = colour === typed && !isPlaceholderData
  return { shown, judged: isOfTyped ? shown : undefined, error: isOfTyped ? error : null, reload: refetch }
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
    {`Buttons would be hard to see. The closest color that works is ${nearest}, shown below.`}
  </Notice>
)
