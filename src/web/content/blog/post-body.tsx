import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

type PostBodyProps = { text: string; level: 2 | 4 }

/** Plain text, in which a short line without end punctuation above sentences is their title. */
export const PostBody = ({ text, level }: PostBodyProps) => (
  <Stack gap="l">
    {[...text.matchAll(/(?:^|\n\s*\n)([\s\S]+?)(?=\n\s*\n|$)/g)].map(({ 1: part = '', index }) => (
      <Part key={index} text={part} level={level} />
    ))}
  </Stack>
)

function Part({ text, level }: PostBodyProps) {
  const [, title, rest] = /^(.{1,80}(?<![.,:;!?…]))\n([^\n]*[.!?…][\s\S]*)$/.exec(text) ?? []
  return (
    <Stack gap="xs">
      {title && (
        <Heading level={level} size={22}>
          {title}
        </Heading>
      )}
      <Text size={18} lines="keep">
        {rest ?? text}
      </Text>
    </Stack>
  )
}
