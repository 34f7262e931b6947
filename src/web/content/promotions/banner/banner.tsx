import { useState } from 'react'
import { askAgainIfBroken } from '#ui-kit/brand/illustration/ask-again-if-broken.ts'
import { lit, wall } from '#ui-kit/brand/illustration/drawing.css.ts'
import * as styles from './banner.css.ts'

export type BannerProps = {
  /** A pale drawing that is calm on its left side. */
  src: string
  /** A few large words, in the order in which they are read. */
  children: string
  /** For the first picture in view; others load lazily. */
  eager?: boolean
}

/** A few large words of an offer on a picture that only decorates (something to know is a Notice); they are readable without it. */
export function Banner({ src, children, eager = false }: BannerProps) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={`${styles.banner} ${wall}`}>
      {!broken && (
        <img
          ref={askAgainIfBroken}
          className={`${styles.picture} ${lit}`}
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          // Drawn with the page, and not a frame later.
          decoding={eager ? 'sync' : 'async'}
          onError={() => setBroken(true)}
        />
      )}
      <span className={styles.veil} />
      <span className={styles.label}>{children}</span>
    </span>
  )
}
