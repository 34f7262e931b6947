import { useState } from 'react'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { photo } from './photo.css.ts'

export type PhotoProps = {
  /** The picture, in any proportions. */
  src: string
  /** A description for screen readers. */
  alt: string
}

/** A complete picture in its own proportions, or a drawing if it can't be loaded. */
export function Photo({ src, alt }: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  if (src === broken) return <Illustration alt={alt} ratio="landscape" fallback="camera" />
  return (
    <img
      className={photo}
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  )
}
