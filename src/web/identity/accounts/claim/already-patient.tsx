import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'

/** For patients whom the clinic enrolled as members. */
export const AlreadyPatient = () => (
  <Inline spread="center" wrap gap="xs">
    <Text as="span" size={14} tone="quiet">
      Already a patient here?
    </Text>
    <TextLink alone render={<ScreenLink to="/claim" />}>
      Get a Code
    </TextLink>
  </Inline>
)
