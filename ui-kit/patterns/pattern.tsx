import type { ReactNode } from 'react'
import { Table } from '../data/table/table.tsx'
import { Card } from '../layout/card/card.tsx'
import { Heading } from '../layout/heading/heading.tsx'
import { Stack } from '../layout/stack/stack.tsx'
import { Text } from '../layout/text/text.tsx'

export type PatternProps = {
  /** What it is a pattern for. */
  title: string
  /** The one thing to remember. */
  lead: string
  /** What holds, in whole sentences. */
  rules: readonly string[]
  /** Examples. */
  children?: ReactNode
}

/** A page of the handbook: how parts of the kit work together. */
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
  /** What can be seen in it. */
  title: string
  /** Parts of the kit, alive. */
  children: ReactNode
}

/** Parts of the kit as they stand on a screen. */
export const Example = ({ title, children }: ExampleProps) => (
  <Stack as="section" gap="s" aria-label={title}>
    <Heading level={2}>{title}</Heading>
    <Card>
      <Stack gap="m">{children}</Stack>
    </Card>
  </Stack>
)

export type ChoiceProps = {
  /** What is compared. */
  title: string
  /** A case, and what to take for it. */
  cases: readonly (readonly [string, string])[]
  /** The heads of both columns. */
  heads?: readonly [string, string]
}

/** Which of several parts to take. */
export const Choice = ({ title, cases, heads = ['Where', 'Take'] }: ChoiceProps) => (
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
