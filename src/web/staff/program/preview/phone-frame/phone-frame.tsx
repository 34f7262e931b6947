import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as styles from './phone-frame.css.ts'

export type PhoneFrameProps = {
  /** A page of the same site. */
  src: string
  /** What is shown, for who can't see it. */
  title: string
}

/** A page as a phone of 390 × 844 shows it, made smaller where there is less room. */
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

/** Of the window's height, so that the page's foot is in view together with its head. */
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
