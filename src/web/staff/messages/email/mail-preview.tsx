import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { MailSheet } from './mail-sheet/mail-sheet.tsx'

type Links = readonly { readonly shown: string; readonly url: string }[]

type MailShownProps = {
  label: string
  subject: string
  firstName: string
  lines: readonly string[]
  links?: Links | undefined
  action: { readonly label: string; readonly url: string } | null
  /** With the unsubscribe link. */
  marketing: boolean
}

/** A preview of an email with working links and button. */
export function MailPreview(props: MailShownProps) {
  const { label, subject, firstName, lines, links = [], action, marketing } = props
  return (
    <MailSheet
      label={label}
      sender={clinic.clinicName}
      subject={subject}
      greeting={firstName ? `Hi ${firstName},` : 'Hello,'}
      paragraphs={lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own.
        <Line key={index} line={line} links={links.toSorted((a, b) => b.shown.length - a.shown.length)} />
      ))}
      action={
        action && (
          <Button href={action.url} newTab>
            {action.label}
          </Button>
        )
      }
      foot={
        marketing && (
          <Text size={14} tone="quiet">
            You’re getting this because you’re a member of {clinic.clinicName}. Unsubscribe from offers and
            news · Your preferences
          </Text>
        )
      }
    />
  )
}

/** Longest URL first, so that none matches a part of another. */
function Line({ line, links: [first, ...rest] }: { line: string; links: Links }) {
  if (!first) return line
  return line.split(first.shown).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places.
    <span key={index}>
      {index > 0 && (
        <TextLink href={first.url} newTab>
          {first.shown}
        </TextLink>
      )}
      <Line line={part} links={rest} />
    </span>
  ))
}
