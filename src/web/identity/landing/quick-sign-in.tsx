import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { logFailure } from '../../data/log-failure.ts'
import { Reserve } from './reserve/reserve.tsx'

type LoadedCard = { card: ComponentType; takesFocus: boolean }

/** The place of the sign-in card, whose code loads when it gets near the screen. */
export function QuickSignIn() {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<LoadedCard>()
  useEffect(() => {
    const load = async () => {
      const { default: card } = await import('../accounts/sign-in/sign-in-card.tsx')
      setLoaded({ card, takesFocus: place.current?.contains(document.activeElement) ?? false })
    }
    return onceNear(place.current, () => load().catch(error => logFailure('Quick sign-in', error)))
  }, [])
  useEffect(() => {
    if (loaded?.takesFocus) place.current?.querySelector('input')?.focus()
  }, [loaded])
  return (
    <div ref={place} data-hydrate>
      <Reserve room="form">{loaded ? <loaded.card /> : <Waiting />}</Reserve>
    </div>
  )
}

function onceNear(place: Element | null, then: () => void): (() => void) | undefined {
  if (!place) return
  // A busy phone delivers several entries in one batch: far away first, then near.
  const watch = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      then()
    },
    { rootMargin: '200px' },
  )
  watch.observe(place)
  return () => watch.disconnect()
}

/** Without the link, Tab would skip the card before it loads. The link also works if the card never loads. */
const Waiting = () => (
  <Card padding="l">
    <Reserve room="form" centred>
      <Button variant="secondary" render={<ScreenLink to="/auth" />}>
        Sign In
      </Button>
    </Reserve>
  </Card>
)
