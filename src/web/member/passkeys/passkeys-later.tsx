import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { lazyWithRetry } from '../../hydration/lazy-with-retry.ts'

const WaysIn = lazyWithRetry(async () => ({ default: (await import('./ways-in.tsx')).WaysIn }))

/** Their place on the profile: few look for them, so that they are loaded, and asked for, by whoever does. */
export function PasskeysLater() {
  const [isOpen, setOpen] = useState(false)
  const tile = (
    <Tile
      icon={KeyRound}
      title="Passkeys"
      hint="By finger, face or PIN, and recovery codes"
      onClick={() => setOpen(true)}
    />
  )
  if (!isOpen) return tile
  return (
    <Suspense fallback={tile}>
      <WaysIn whose="member" />
    </Suspense>
  )
}
