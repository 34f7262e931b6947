import { photo } from './photo.css.ts'

export type PhotoProps = {
  /** The picture, in any proportions. */
  src: string
  /** A description for screen readers. */
  alt: string
}

/** A complete picture in its own proportions. */
export function Photo({ src, alt }: PhotoProps) {
  return <img className={photo} src={src} alt={alt} decoding="async" referrerPolicy="no-referrer" />
}
