import type { ReactNode } from 'react'
import { Duo } from '../duo/duo.tsx'
import * as styles from './hero.css.ts'

export type HeroProps = {
  /** The clinic's Wordmark. */
  brand: ReactNode
  /** The invitation, as the only level 1 heading. */
  title: ReactNode
  /** One or two Buttons of size `l`, the more important one first. */
  actions: ReactNode
  /** A decorative picture next to the words; on a phone its upper half is below them. */
  art: ReactNode
}

/** Welcomes first-time visitors and links onward (a CoverPage has a single message). */
export const Hero = ({ brand, title, actions, art }: HeroProps) => (
  <header className={styles.hero}>
    <Duo>
      <div className={styles.words}>
        {brand}
        <h1 className={styles.tagline}>{title}</h1>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
    </Duo>
  </header>
)
