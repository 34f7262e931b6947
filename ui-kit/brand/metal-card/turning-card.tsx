import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CountUp } from '../../feedback/count-up/count-up.tsx'
import { isStill } from '../../foundations/motion/is-still.ts'
import { MetalCard, type MetalCardProps } from './metal-card.tsx'
import { turn } from './turn.ts'
import * as styles from './turning-card.css.ts'

type Face = Pick<MetalCardProps, 'metal' | 'brand' | 'pattern' | 'label'>

export type TurningCardProps = {
  /** The member's name. */
  name: MetalCardProps['name']
  /** The label of the number. */
  figureLabel: MetalCardProps['figureLabel']
  /** The old face. */
  from: Face
  /** The new face. */
  to: Face
  /** Counts up once the new face is visible. */
  value: number
  /** Called once the new face is visible. */
  onTurned?: () => void
  /** Called when it has been visible long enough, or the person goes on. */
  onDone: () => void
}

const seenMs = 2600

/**
 * A card above the page that turns from one metal to another and then disappears. It doesn't block the page: any tap or
 * key goes through and ends it. Its meaning must be given elsewhere.
 */
export function TurningCard({ from, to, value, onTurned, onDone, ...card }: TurningCardProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState(isStill)
  const tellTurned = useEffectEvent(() => {
    setTurned(true)
    onTurned?.()
  })
  const tellDone = useEffectEvent(onDone)
  useEffect(() => {
    if (!stage.current) return
    const end = new AbortController()
    const { signal } = end
    for (const press of ['pointerdown', 'keydown'] as const)
      document.addEventListener(press, () => end.abort(), { signal, passive: true })
    void turn(stage.current, { seenMs, signal, onTurned: () => tellTurned() }).then(() => tellDone())
    return () => end.abort()
  }, [])
  return (
    <div ref={stage} className={styles.stage} popover="manual" aria-hidden="true">
      <div className={styles.card} data-part="card" data-turned={turned || undefined}>
        <div className={styles.face}>
          <MetalCard {...card} {...from} figure={<CountUp value={0} />} />
        </div>
        <div className={styles.back}>
          <MetalCard {...card} {...to} figure={<CountUp value={turned ? value : 0} />} />
        </div>
      </div>
    </div>
  )
}
