import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { ChatBubble } from './chat-bubble/chat-bubble.tsx'
import { smsLength } from './sms-length.ts'

/** A text message as it arrives, with its billed segments. */
export function TextPreview({ message }: { message: string }) {
  const { encoding, segments } = smsLength(message)
  return (
    <Stack gap="xs">
      <ChatBubble label="SMS" sender={clinic.clinicName} message={message} />
      <Text size={14} tone="quiet" align="center" figures>
        {message.length} characters · {encoding} · {segments} {segments === 1 ? 'segment' : 'segments'}
      </Text>
    </Stack>
  )
}
