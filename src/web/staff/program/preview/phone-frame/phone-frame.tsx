import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as styles from './phone-frame.css.ts'

export type PhoneFrameProps = {
  /** The URL of a page on the same site. */
  src: string
  /** A title for screen readers. */
  title: string
}

/** A page as on a 390 × 844 phone, scaled down if there is less room. */
export function PhoneFrame({ src, title }: PhoneFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room)
  return (
    <div ref={room} style={assignInlineVars({ [styles.scale]: String(scale) })}>
      <div className={styles.phone}>
        <div className={styles.glass}>
          <iframe className={styles.screen} src={src} title={title} />
        </div>
      </div>
    </div>
  )
}

/** A share of the window's height, so that the top and bottom of the page are visible together. */
const mostOfWindow = 0.86

function useScale(room: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const { current } = room
    if (!current) return undefined
    const fit = () => {
      const wide = (current.clientWidth - 2 * styles.bezelPx) / styles.screenPx.width
      const high = (innerHeight * mostOfWindow) / styles.screenPx.height
      setScale(Math.min(1, wide, high))
    }
    const watch = new ResizeObserver(fit)
    watch.observe(current)
    addEventListener('resize', fit)
    return () => {
      watch.disconnect()
      removeEventListener('resize', fit)
    }
  }, [room])
  return scale
}
