import { Button } from '#ui-kit/actions/button/button.tsx'
import { FileButton } from '#ui-kit/actions/file-button/file-button.tsx'
import { ThemedPicture } from '#ui-kit/brand/wordmark/themed-picture.tsx'
import { PaletteArea } from '#ui-kit/foundations/palette-area/palette-area.tsx'
import { ImagePlus, Trash2 } from '#ui-kit/icons.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { fieldLabel } from '../draft/change-words.ts'
import { focusFileButton, useFocusOnSwap } from '../draft/use-focus-on-swap.ts'
import type { BrandFieldProps } from './brand-field.ts'
import { logoUrl } from './logo-url.ts'
import { useLogoUpload } from './use-logo-upload.ts'

/** The logos for light and dark backgrounds; the app's icons use the first one. */
export const Logos = (props: BrandFieldProps) => (
  <Stack gap="m">
    <OneLogo {...props} field="logo" />
    <OneLogo {...props} field="logoDark" />
  </Stack>
)

const words = {
  logo: {
    title: 'Logo',
    theme: 'light',
    none: 'No logo yet. Your clinic’s name and the default app icon are shown instead.',
    choose: 'Choose a Logo',
    remove: 'Remove Logo',
  },
  logoDark: {
    title: fieldLabel('logoDark'),
    theme: 'evening',
    none: 'No separate logo. The main one is shown.',
    choose: 'Choose a Logo for Dark Backgrounds',
    remove: 'Remove Logo for Dark Backgrounds',
  },
} as const

function OneLogo({ brand, mayEdit, onChange, field }: BrandFieldProps & { field: 'logo' | 'logoDark' }) {
  const upload = useLogoUpload(id => onChange({ [field]: id }))
  const element = useFocusOnSwap(upload.isBusy)
  const remove = () => {
    onChange({ [field]: null })
    focusFileButton(element.current)
  }
  const { title, theme, none, choose, remove: removing } = words[field]
  const own = brand[field]
  const shown = own ?? brand.logo
  return (
    <Stack ref={element} gap="xs">
      <Text weight="medium">{title}</Text>
      {shown && (
        <PaletteArea theme={theme} label={title}>
          <ThemedPicture light={logoUrl(shown)} dark={logoUrl(shown)} alt={title} />
        </PaletteArea>
      )}
      {!own && (
        <Text size={14} tone="quiet">
          {none}
        </Text>
      )}
      {upload.isBusy && (
        <Text size={14} tone="quiet" role="status">
          Preparing the logo...
        </Text>
      )}
      {mayEdit && !upload.isBusy && (
        <Inline gap="xs" wrap>
          <FileButton
            label={choose}
            icon={ImagePlus}
            accept="image/png,image/svg+xml,image/jpeg,image/webp"
            onFile={upload.send}
          />
          {own && (
            <Button size="s" variant="quiet" icon={Trash2} onClick={remove}>
              {removing}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  )
}
