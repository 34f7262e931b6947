import { useState } from 'react'
import { Drawing, type DrawingName } from '../../feedback/empty-state/drawings.tsx'
import { askAgainIfBroken } from './ask-again-if-broken.ts'
import { lit, wall } from './drawing.css.ts'
import * as styles from './illustration.css.ts'

export type IllustrationProps = {
  /** The picture; without one, a drawing is shown. */
  src?: string | null | undefined
  /** Other formats and sizes of the picture, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined
  /** The displayed width, as in an image's `sizes`. */
  sizes?: string | undefined
  /** Leave empty if the picture is only decorative. */
  alt?: string
  /** The frame's aspect ratio. The picture fills the frame. */
  ratio?: 'wide' | 'landscape' | 'square' | 'portrait'
  /** Rounded corners; turn off inside a card that already has them. */
  rounded?: boolean
  /** For the first visible picture; others load lazily. */
  eager?: boolean
  /** The drawing to show if the picture is missing or broken. */
  fallback?: DrawingName
}

/** A picture in a frame that reserves its space while loading and never looks broken. */
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
            // A cached image is painted together with the page instead of a frame later.
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
