import type { CSSProperties, ReactNode } from 'react'
import { Heading } from '../layout/heading/heading.tsx'
import { Text } from '../layout/text/text.tsx'
import * as styles from './specimen.css.ts'

type PageProps = { title: string; lead: string; children: ReactNode }

/** One foundations page: an introduction, then rows of tokens. */
export const Page = ({ title, lead, children }: PageProps) => (
  <main className={styles.page}>
    <header className={styles.rows}>
      <Heading level={1}>{title}</Heading>
      <Text size={18} tone="quiet">
        {lead}
      </Text>
    </header>
    {children}
  </main>
)

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.rows}>
    <Heading level={2}>{title}</Heading>
    {children}
  </section>
)

type RowProps = { name: string; token?: string; usage?: string; children?: ReactNode }

/** A token with its name, value, purpose and look. */
export const Row = ({ name, token, usage, children }: RowProps) => (
  <div className={styles.row}>
    <div>
      <div className={styles.name}>{name}</div>
      {token && <code className={styles.code}>{token}</code>}
    </div>
    {children}
    {usage && <Text size={14}>{usage}</Text>}
  </div>
)

export const Swatch = ({ value, label }: { value: string; label: string }) => (
  <span style={{ display: 'flex', gap: 'inherit', alignItems: 'center' }}>
    <span className={styles.swatch} style={{ background: value }} />
    <Text as="span" size={14}>
      {label}
    </Text>
  </span>
)

export const Shaped = ({ look }: { look: CSSProperties }) => <div className={styles.block} style={look} />
