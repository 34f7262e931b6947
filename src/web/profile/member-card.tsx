import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Avatar } from '#ui-kit/data/avatar/avatar.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Camera } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { breakable } from '../format/breakable.tsx'
import { metalOf, tierName } from '../member/tiers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

const PhotoControls = lazy(() =>
  import('./photo-controls.tsx').then(({ PhotoControls: controls }) => ({ default: controls })),
)

export function MemberCard({ user: { name, email, profileImageUrl, vipTier } }: { user: SignedInUser }) {
  return (
    <Card as="section" aria-labelledby="member">
      <Stack gap="xs">
        <Inline gap="m" fill="last">
          <Avatar name={name} src={profileImageUrl} size="l" decorative />
          <Stack gap="xxs" align="start">
            <Heading level={2} id="member">
              {name}
            </Heading>
            <Text tone="quiet" size={14}>
              {breakable(email)}
            </Text>
            <Badge metal={metalOf(vipTier)}>{`${tierName(vipTier)} Member`}</Badge>
          </Stack>
        </Inline>
        <Photo hasPhoto={profileImageUrl !== null} />
      </Stack>
    </Card>
  )
}

/** The photo editor loads on demand. */
function Photo({ hasPhoto }: { hasPhoto: boolean }) {
  const [changing, setChanging] = useState(false)
  return (
    <>
      <Inline>
        <Button
          variant="quiet"
          size="s"
          icon={Camera}
          aria-expanded={changing}
          onClick={() => setChanging(open => !open)}
        >
          {hasPhoto ? 'Change photo' : 'Add a photo'}
        </Button>
      </Inline>
      {changing && (
        <Suspense
          fallback={
            <Text size={14} tone="quiet" role="status">
              Loading...
            </Text>
          }
        >
          <PhotoControls hasPhoto={hasPhoto} />
        </Suspense>
      )}
    </>
  )
}
