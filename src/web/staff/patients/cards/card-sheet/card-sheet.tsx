import type { ReactNode } from 'react'
import * as styles from './card-sheet.css.ts'

export interface SheetCard {
  readonly name: string
  /** In groups: 'B7QM-4XVD'. */
  readonly code: string
  readonly picture: ReactNode
  /** Instructions and the expiration date. */
  readonly lines: readonly string[]
}

export type CardSheetProps = {
  /** A4 or Letter, portrait. */
  paper: 'a4' | 'letter'
  /** The clinic's name. */
  brand: string
  /** The variant for light backgrounds. */
  logo?: string | undefined
  /** At most ten. */
  cards: readonly SheetCard[]
}

/** Ten cards per page, to cut or on card stock, with a preview on the screen. */
export const CardSheet = ({ paper, brand, logo, cards }: CardSheetProps) => (
  <div className={styles.sheet[paper]}>
    <ul className={styles.cards[paper]} aria-label="Cards">
      {cards.map(({ name, code, picture, lines }) => (
        <li key={code} className={styles.card}>
          <div className={styles.words}>
            <div className={styles.brand}>
              {logo ? <img className={styles.logo} src={logo} alt={brand} /> : brand}
            </div>
            <p className={styles.name}>{name}</p>
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
            <p className={styles.code}>{code}</p>
          </div>
          {picture}
        </li>
      ))}
    </ul>
  </div>
)
