import type { ReactNode } from 'react'
import { Duo } from '../duo/duo.tsx'
import * as styles from './hero.css.ts'

export type HeroProps = {
  /** The clinic's Wordmark. */
  brand: ReactNode
  /** The invitation: the only heading of level 1. */
  title: ReactNode
  /** One or two Buttons of size `l`, the more important one first. */
  actions: ReactNode
  /** What one gets, as a picture beside the words, or half of it below them on a phone; it only decorates. */
  art: ReactNode
}

/** How a page receives somebody who has never been here, with a way on (a CoverPage says one thing only). */
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
