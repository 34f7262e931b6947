import * as styles from './themed-picture.css.ts'

export type ThemedPictureProps = {
  /** The picture for light grounds. */
  light: string
  /** The picture for dark grounds. */
  dark: string
  /** What it shows; of a logo, the name. */
  alt: string
}

/** A small picture, such as a logo, in the form that can be seen in the theme that the page is in. */
export function ThemedPicture({ light, dark, alt }: ThemedPictureProps) {
  // Lazy: of the two only the one that is shown is loaded.
  return (
    <>
      <img className={styles.onLight} src={light} alt={alt} loading="lazy" />
      <img className={styles.onDark} src={dark} alt={alt} loading="lazy" />
    </>
  )
}
