import type { Icon } from '#ui-kit/icon/icon.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import * as styles from './feature-card.css.ts'

type FeatureCardProps = { icon: Icon; title: string; text: string; layout?: 'column' | 'row' }

/** Something to look forward to. It leads nowhere. */
export function FeatureCard({ icon: Glyph, title, text, layout = 'column' }: FeatureCardProps) {
  return (
    <Card as="li">
      <div className={styles.body({ layout })}>
        <span className={styles.glyph}>
          <Glyph size={24} strokeWidth={1.4} aria-hidden />
        </span>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <Text size={14} tone="quiet">
            {text}
          </Text>
        </div>
      </div>
    </Card>
  )
}
