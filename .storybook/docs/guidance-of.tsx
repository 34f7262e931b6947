import { Canvas, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { Guidance } from '../guidance.ts'
import * as styles from './docs.css.ts'

export type Example = { id: string; name: string; moduleExport: unknown }

type GuidanceProps = { guidance?: Guidance | undefined; good: readonly Example[]; bad: readonly Example[] }

/** How to use a component, from the `guidance` of its stories; empty if there is none. */
export function GuidanceOf({ guidance = {}, good, bad }: GuidanceProps) {
  const { use = [], dontUse = [], instead, anatomy = [], words = [], keyboard } = guidance
  return (
    <Unstyled>
      {use.length + dontUse.length > 0 && (
        <Section title="When to use it">
          <div className={styles.columns}>
            <Box look="good" title="Use it" lines={use} />
            <Box look="bad" title="Don’t use it" lines={dontUse} />
            {instead && (
              <Box look="plain" title="Use instead" lines={Object.entries(instead).map(insteadLine)} />
            )}
          </div>
        </Section>
      )}
      {good.length + bad.length > 0 && (
        <Section title="Do and don’t">
          <div className={styles.columns}>
            {good.map(example => (
              <Shown key={example.id} look="good" example={example} />
            ))}
            {bad.map(example => (
              <Shown key={example.id} look="bad" example={example} />
            ))}
          </div>
        </Section>
      )}
      {anatomy.length > 0 && (
        <Section title="Anatomy">
          <ol>{anatomy.map(numbered)}</ol>
        </Section>
      )}
      {words.length > 0 && (
        <Section title="Wording">
          <ul>{words.map(line)}</ul>
        </Section>
      )}
      {keyboard && (
        <Section title="Keyboard">
          <dl className={styles.keys}>
            {Object.entries(keyboard).map(([key, does]) => (
              <div key={key} className={styles.keyed}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </Unstyled>
  )
}

const insteadLine = ([name, when]: [string, string]) => `${name}: ${when}`
const line = (text: string) => <li key={text}>{text}</li>
const numbered = (text: string, at: number) => (
  <li key={text}>
    {at + 1}. {text}
  </li>
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

type Look = 'good' | 'bad' | 'plain'

const Box = ({ look, title, lines }: { look: Look; title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <div className={styles.box[look]}>
      <strong>{title}</strong>
      <ul>{lines.map(line)}</ul>
    </div>
  )

const Shown = ({ look, example }: { look: 'good' | 'bad'; example: Example }) => (
  <div className={styles.box[look]}>
    <strong>
      {look === 'good' ? 'Do' : 'Don’t'}: {example.name}
    </strong>
    <Canvas of={example.moduleExport as never} />
  </div>
)
