import type { FormEvent, ReactNode } from 'react'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

type MessagePanelProps = {
  title: string
  /** Above the form. */
  intro?: ReactNode
  form: ReactNode
  preview: ReactNode
  /** Below both. */
  children?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A form with a live preview next to it, and past messages below. */
export function MessagePanel({ title, intro, form, preview, children, onSubmit }: MessagePanelProps) {
  return (
    <Stack gap="l">
      <Section title={title} padding="l" gap="l">
        {intro}
        <Split
          at="beside"
          aside={
            <Stack gap="s" as="section" aria-label="Preview">
              <Heading level={3} size={18}>
                What members see
              </Heading>
              {preview}
            </Stack>
          }
        >
          <form onSubmit={onSubmit} noValidate aria-label={title}>
            <Stack gap="m">{form}</Stack>
          </form>
        </Split>
      </Section>
      {children}
    </Stack>
  )
}
