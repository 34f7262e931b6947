import type { ReactNode } from 'react'
import { Table } from '../data/table/table.tsx'
import { Card } from '../layout/card/card.tsx'
import { Heading } from '../layout/heading/heading.tsx'
import { Stack } from '../layout/stack/stack.tsx'
import { Text } from '../layout/text/text.tsx'

export type PatternProps = {
  /** What the pattern is for. */
  title: string
  /** The main point to remember. */
  lead: string
  /** The rules, in whole sentences. */
  rules: readonly string[]
  /** Examples. */
  children?: ReactNode
}

/** A page of the handbook: how components work together. */
export const Pattern = ({ title, lead, rules, children }: PatternProps) => (
  <Stack as="main" gap="l">
    <Stack as="header" gap="xs">
      <Heading level={1}>{title}</Heading>
      <Text size={18} tone="quiet">
        {lead}
      </Text>
    </Stack>
    <Stack as="ul" gap="xs">
      {rules.map(rule => (
        <Text as="li" key={rule}>
          {rule}
        </Text>
      ))}
    </Stack>
    {children}
  </Stack>
)

export type ExampleProps = {
  /** What the example shows. */
  title: string
  /** Live components. */
  children: ReactNode
}

/** Components as they appear on a screen. */
export const Example = ({ title, children }: ExampleProps) => (
  <Stack as="section" gap="s" aria-label={title}>
    <Heading level={2}>{title}</Heading>
    <Card>
      <Stack gap="m">{children}</Stack>
    </Card>
  </Stack>
)

export type ChoiceProps = {
  /** What's compared. */
  title: string
  /** A case, and what to use for it. */
  cases: readonly (readonly [string, string])[]
  /** The headings of both columns. */
  heads?: readonly [string, string]
}

/** Which of several components to use. */
export const Choice = ({ title, cases, heads = ['Case', 'Use'] }: ChoiceProps) => (
  <Stack as="section" gap="s">
    <Heading level={2}>{title}</Heading>
    <Table
      label={title}
      columns={[
        { key: 'case', title: heads[0] },
        { key: 'take', title: heads[1] },
      ]}
      rows={cases.map(([key, take]) => ({ key, cells: [key, take] }))}
    />
  </Stack>
)
