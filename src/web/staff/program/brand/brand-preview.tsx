import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { ThemedPicture } from '#ui-kit/brand/wordmark/themed-picture.tsx'
import { PaletteArea } from '#ui-kit/foundations/palette-area/palette-area.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { LoadError } from '../../../data/load-error.tsx'
import type { Brand } from '../draft/parts.ts'
import { logoUrl } from './logo-url.ts'
import { useFonts } from './use-fonts.ts'
import type { useLook } from './use-look.ts'

type BrandPreviewProps = { brand: Brand; look: ReturnType<typeof useLook> }

/** A sample of the app in both themes. */
export function BrandPreview({ brand, look: { shown, error, reload } }: BrandPreviewProps) {
  const fonts = useFonts(brand.typeface)
  if (!shown && error) return <LoadError what="Your colors" because={error} onRetry={reload} />
  return (
    <Stack gap="m">
      {(['light', 'evening'] as const).map(theme => (
        <PaletteArea
          key={theme}
          theme={theme}
          colors={shown?.palettes[theme] ?? {}}
          label={theme === 'light' ? 'In the light theme' : 'In the dark theme'}
          fonts={fonts}
          inert
        >
          <Stack gap="s">
            <MetalCard
              metal="gold"
              pattern={brand.card}
              brand={<Mark brand={brand} />}
              label="Gold Member"
              name="Mia Hart"
              figure="240"
              figureLabel="VIP points"
            />
            <Text>Your next reward is near.</Text>
            <Text tone="quiet">10 points to go</Text>
            <TextLink alone render={<a href="/rewards" />}>
              See all rewards
            </TextLink>
            <Button full>Check In</Button>
            <Button full variant="secondary">
              Book Appointment
            </Button>
          </Stack>
        </PaletteArea>
      ))}
    </Stack>
  )
}

function Mark({ brand: { appName, logo } }: { brand: Brand }) {
  const name = appName ?? clinic.clinicName
  return logo ? <ThemedPicture light={logoUrl(logo)} dark={logoUrl(logo)} alt={name} /> : name
}
