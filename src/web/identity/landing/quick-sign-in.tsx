import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Card } from '#ui-kit/layout/card/card.tsx'
import * as styles from './quick-sign-in.css.ts'

const SignInCard = lazy(() => import('../accounts/sign-in/sign-in-card.tsx'))

/** The place of the sign-in card, whose code is loaded when it comes near the screen. */
export function QuickSignIn() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    // A busy phone hands over several entries at once: far away first, then near.
    const watch = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.place} data-hydrate>
      {near ? (
        <Suspense fallback={<QuickSignInSkeleton />}>
          <SignInCard />
        </Suspense>
      ) : (
        <QuickSignInSkeleton />
      )}
    </div>
  )
}

function QuickSignInSkeleton() {
  return (
    <Card padding="l">
      <div className={styles.waiting} />
    </Card>
  )
}
