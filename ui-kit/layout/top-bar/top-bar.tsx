import type { ReactNode } from 'react'
import { Heading } from '../heading/heading.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './top-bar.css.ts'

export type TopBarProps = {
  /** The screen's title, which is the page's only level-1 heading. */
  title: ReactNode
  /** A quiet line below the title. */
  subtitle?: ReactNode
  /** The back or home button: an IconButton. */
  back?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** A screen's title and its back button. */
export function TopBar({ title, subtitle, back, actions }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {back && <div className={styles.lead}>{back}</div>}
      <div className={styles.words}>
        <Heading level={1}>{title}</Heading>
        {subtitle && <Text tone="quiet">{subtitle}</Text>}
      </div>
      {actions && <div className={styles.trail}>{actions}</div>}
    </header>
  )
}
