import { useState } from 'react'
import { FileButton } from '#ui-kit/actions/file-button/file-button.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { FileUp } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useSendList } from './use-import.ts'

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Uploads another system's export file. */
export function SendList({ onSent }: { onSent: (id: string) => void }) {
  const [source, setSource] = useState('')
  const [error, setError] = useState<string>()
  const [file, setFile] = useState<File>()
  const { send, isSending, sentBytes } = useSendList(onSent)
  const take = (chosen: File) => {
    if (source.trim() === '') return setError('Please say which system the list is from')
    setFile(chosen)
    send({ file: chosen, source: source.trim() })
  }
  return (
    <Stack gap="m">
      <Text tone="quiet">
        Export your patients from your other system as CSV or Excel, and choose the file here. You’ll see what
        would happen before anything changes, and no one is notified.
      </Text>
      <TextField
        label="Which system is the list from?"
        hint="Use the same name next time, so nobody is imported twice."
        placeholder="Vagaro"
        value={source}
        maxLength={60}
        error={error}
        onChange={({ currentTarget }) => {
          setSource(currentTarget.value)
          setError(undefined)
        }}
      />
      {isSending && file ? (
        <Progress
          label={`Uploading ${file.name}`}
          value={sentBytes}
          max={file.size}
          valueText={`${megabytes(sentBytes)} of ${megabytes(file.size)} MB`}
        />
      ) : (
        <FileButton
          label="Choose a File"
          icon={FileUp}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values"
          onFile={take}
        />
      )}
    </Stack>
  )
}
