import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from '#ui-kit/foundations/specimen.css.ts'
import { Page, Section } from '#ui-kit/foundations/specimen.tsx'
import * as icons from '../../../ui-kit/icons.ts'

function IconsPage() {
  const all = Object.entries(icons)
  return (
    <Page
      title="Icons"
      lead="From Lucide, all with the same stroke. An icon is next to a word, or its button has an accessible name. These are the ones that the product uses, read from its code."
    >
      <Section title={`${all.length} icons`}>
        <div className={styles.icons}>
          {all.map(([name, Icon]) => (
            <div key={name} className={styles.icon}>
              <Icon size={24} strokeWidth={1.75} aria-hidden />
              {name}
            </div>
          ))}
        </div>
      </Section>
    </Page>
  )
}

const meta = {
  component: IconsPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof IconsPage>

export default meta

export const Icons: StoryObj<typeof meta> = {}
