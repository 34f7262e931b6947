import { useState } from 'react'
import { askAgainIfBroken } from '#ui-kit/brand/illustration/ask-again-if-broken.ts'
import { lit, wall } from '#ui-kit/brand/illustration/drawing.css.ts'
import * as styles from './banner.css.ts'

export type BannerProps = {
  /** A pale drawing with a quiet left side. */
  src: string
  /** A few large words, in reading order. */
  children: string
  /** For the first visible picture; others load lazily. */
  eager?: boolean
}

/**
 * A few large words on a decorative picture, for an offer (use a Notice for information). They are readable without the
 * picture.
 */
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
          // Drawn together with the page, not a frame later.
          decoding={eager ? 'sync' : 'async'}
          onError={() => setBroken(true)}
        />
      )}
      <span className={styles.veil} />
      <span className={styles.label}>{children}</span>
    </span>
  )
}
