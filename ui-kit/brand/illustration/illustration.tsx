import { useState } from 'react'
import { Drawing, type DrawingName } from '../../feedback/empty-state/drawings.tsx'
import { askAgainIfBroken } from './ask-again-if-broken.ts'
import { lit, wall } from './drawing.css.ts'
import * as styles from './illustration.css.ts'

export type IllustrationProps = {
  /** The picture; without one a drawing stands in its place. */
  src?: string | null | undefined
  /** The same picture in other formats and sizes, the best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes?: string | undefined
  /** Empty for a picture that only decorates. */
  alt?: string
  /** The proportions of the frame, which the picture fills. */
  ratio?: 'wide' | 'landscape' | 'square' | 'portrait'
  /** Round corners; not where a card has them already. */
  rounded?: boolean
  /** For the first picture in view; others load lazily. */
  eager?: boolean
  /** Takes the picture's place when there is none or it is broken. */
  fallback?: DrawingName
}

/** A picture in a frame that keeps its place while it loads and is never broken. */
export function Illustration({ src, alt = '', ratio = 'wide', rounded = true, ...rest }: IllustrationProps) {
  const { eager = false, fallback = 'leaf', sources = [], sizes } = rest
  const [broken, setBroken] = useState<string>()
  const usable = src && src !== broken
  const drawn = usable && src.endsWith('.svg')
  return (
    <span
      className={`${styles.frame({ ratio, rounded })} ${drawn ? wall : ''}`}
      {...(!usable && alt && { role: 'img', 'aria-label': alt })}
    >
      {usable ? (
        <picture>
          {sources.map(source => (
            <source key={source.type} sizes={sizes} {...source} />
          ))}
          <img
            ref={askAgainIfBroken}
            className={`${styles.picture} ${drawn ? lit : ''}`}
            src={src}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            // One that has been shown before is drawn with the page, and not a frame later.
            decoding={eager ? 'sync' : 'async'}
            referrerPolicy="no-referrer"
            onError={() => setBroken(src)}
          />
        </picture>
      ) : (
        <span className={styles.fallback}>
          <Drawing name={fallback} />
        </span>
      )}
    </span>
  )
}
