import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Tile } from '#ui-kit/tile/tile.tsx'
import { lazyWithRetry } from '../../hydration/lazy-with-retry.ts'

const Passkeys = lazyWithRetry(async () => ({ default: (await import('./passkeys-card.tsx')).PasskeysCard }))

/** Their place on the profile: few look for them, so that they are loaded, and asked for, by whoever does. */
export function PasskeysLater() {
  const [isOpen, setOpen] = useState(false)
  const tile = (
    <Tile
      icon={KeyRound}
      title="Passkeys"
      hint="Sign in with your finger, your face or your phone’s PIN"
      onClick={() => setOpen(true)}
    />
  )
  if (!isOpen) return tile
  return (
    <Suspense fallback={tile}>
      <Passkeys whose="member" />
    </Suspense>
  )
}
