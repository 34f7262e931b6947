import { ThemedPicture } from './themed-picture.tsx'
import * as styles from './wordmark.css.ts'

export type WordmarkProps = {
  /** The clinic's or product's name. */
  name: string
  /** A logo for light and dark backgrounds, shown instead of the leaves and the name. */
  picture?: { light: string; dark: string } | null | undefined
}

/** The brand: a logo, or a name next to two leaves. */
export const Wordmark = ({ name, picture }: WordmarkProps) => (
  <span className={styles.wordmark}>
    {picture ? <ThemedPicture {...picture} alt={name} /> : <Leaves />}
    {!picture && <span className={styles.name}>{name}</span>}
  </span>
)

const Leaves = () => (
  <svg className={styles.leaves} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M16 28C8 22 4 14 5 5c8 2 12 10 11 23Z" fill="currentColor" />
    <path d="M16 28c8-6 12-14 11-23-8 2-12 10-11 23Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
)
