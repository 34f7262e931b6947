import type { Meta, StoryObj } from '@storybook/react-vite'
import { metalSurface } from '#ui-kit/brand/metal-card/metal.css.ts'
import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { Drawing } from '#ui-kit/feedback/empty-state/drawings.tsx'
import { evening, light } from '#ui-kit/foundations/theme/palettes.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import * as styles from './cover.css.ts'

const ways = [
  [
    'Foundations',
    './?path=/story/foundations-colour--colour',
    'Color, type, space, motion, icons, metals, drawings.',
  ],
  [
    'Actions',
    './?path=/docs/components-actions-button--docs',
    'Buttons, links, chips: everything people press.',
  ],
  [
    'Forms',
    './?path=/docs/components-forms-text-field--docs',
    'Fields, choices, switches, and their errors.',
  ],
  [
    'Feedback',
    './?path=/docs/components-feedback-toast-toaster--docs',
    'Toasts, dialogs, empty states, loading, celebrations.',
  ],
  ['Data', './?path=/docs/components-data-table--docs', 'Tables, lists, numbers, charts, timelines.'],
  ['Layout', './?path=/docs/components-layout-page--docs', 'Pages, stacks, bars, tabs, text.'],
  [
    'Brand',
    './?path=/docs/components-brand-metal-card--docs',
    'Metal, tickets, pictures, a clinic’s own colors.',
  ],
  [
    'Patterns',
    './?path=/story/patterns-forms-and-errors--page',
    'Errors, empty states, undo, consent, long lists.',
  ],
  [
    'Patient',
    './?path=/docs/screens-patient-home-member-home--docs',
    'Every screen of the patient app in each of its states.',
  ],
  [
    'Staff',
    './?path=/docs/screens-staff-today-today-screen--docs',
    'Every screen of the staff area in each of its states.',
  ],
  ['Words', './?path=/story/foundations-words-the-voice--page', 'The voice, and how numbers are written.'],
] as const

function CoverPage() {
  return (
    <main className={styles.cover}>
      <header className={styles.head}>
        <div className={styles.trait}>
          <Heading level={1} size={48}>
            Calm, warm, precise, a little luxurious.
          </Heading>
          <Text size={18} tone="quiet">
            The design language of Velora. A patient opens the app at the front desk, one-handed, in three
            seconds. A receptionist glances at it between two people. An owner reads it over coffee. It should
            feel like the clinic itself.
          </Text>
        </div>
        <MetalCard
          metal="gold"
          brand="Velora"
          label="Gold"
          name="Mia Laurent"
          figure="1,240"
          figureLabel="points"
        />
      </header>
      <section className={styles.traits} aria-label="What it’s made of">
        <Trait name="Metal" line="A tier is a material, never just a color.">
          <div className={`${styles.sample} ${metalSurface.platinum}`} />
        </Trait>
        <Trait name="Ivory" line="The warm background of the light theme.">
          <div className={styles.sample} style={{ background: light.ground }} />
        </Trait>
        <Trait name="Evening" line="A dark theme with its own colors, not inverted ones.">
          <div className={styles.sample} style={{ background: evening.ground }} />
        </Trait>
        <Trait name="Botanical drawings" line="Line drawings for empty states.">
          <div className={styles.drawn}>
            <Drawing name="leaf" />
          </div>
        </Trait>
        <Trait name="Calm words" line="Warm, short, precise.">
          <div className={styles.said}>“Ten more points.”</div>
        </Trait>
      </section>
      <nav className={styles.ways} aria-label="Where to go">
        {ways.map(([name, href, line]) => (
          <a key={href} className={styles.way} href={href} target="_top">
            <span className={styles.name}>{name}</span>
            <Text as="span" size={14}>
              {line}
            </Text>
          </a>
        ))}
      </nav>
    </main>
  )
}

const Trait = ({ name, line, children }: { name: string; line: string; children: React.ReactNode }) => (
  <div className={styles.trait}>
    {children}
    <strong>{name}</strong>
    <Text size={14} tone="quiet">
      {line}
    </Text>
  </div>
)

const meta = {
  component: CoverPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof CoverPage>

export default meta

export const Cover: StoryObj<typeof meta> = {}
