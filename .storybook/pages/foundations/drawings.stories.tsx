import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Drawing, drawingNames } from '#ui-kit/feedback/empty-state/drawings.tsx'
import * as styles from '#ui-kit/foundations/specimen.css.ts'
import { Page, Section } from '#ui-kit/foundations/specimen.tsx'

const pictures = Object.keys(import.meta.glob('../../../src/web/public/pictures/*.svg'))
  .map(path => path.split('/').at(-1) ?? '')
  .toSorted()

function DrawingsPage() {
  return (
    <Page
      title="Drawings"
      lead="Botanical line drawings over a soft shape, for empty states; and the pictures that the product comes with, until a clinic has its own."
    >
      <Section title="For empty states">
        <div className={styles.icons}>
          {drawingNames.map(name => (
            <div key={name} className={styles.icon}>
              <span className={styles.drawing}>
                <Drawing name={name} />
              </span>
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Services, specials and posts">
        <div className={styles.pictures}>
          {pictures.map(name => (
            <figure key={name} className={styles.icon}>
              <Illustration src={`./pictures/${name}`} />
              <figcaption>{name.replace('.svg', '')}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </Page>
  )
}

const meta = {
  component: DrawingsPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof DrawingsPage>

export default meta

export const Drawings: StoryObj<typeof meta> = {}
