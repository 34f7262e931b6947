import * as styles from './themed-picture.css.ts'

export type ThemedPictureProps = {
  /** The picture for light backgrounds. */
  light: string
  /** The picture for dark backgrounds. */
  dark: string
  /** What it shows; for a logo, the name. */
  alt: string
}

/** A small picture, such as a logo, that fits the page's theme. */
export function ThemedPicture({ light, dark, alt }: ThemedPictureProps) {
  // Lazy loading, so only the visible one of the two is loaded.
  return (
    <>
      <img className={styles.onLight} src={light} alt={alt} loading="lazy" />
      <img className={styles.onDark} src={dark} alt={alt} loading="lazy" />
    </>
  )
}
