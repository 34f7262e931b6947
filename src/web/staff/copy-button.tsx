import { Button } from '#ui-kit/actions/button/button.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Copy } from '#ui-kit/icons.ts'

type CopyButtonProps = {
  /** The name of the copied value. */
  label: 'Key' | 'Secret' | 'Link' | 'Code'
  text: string
  variant?: 'primary' | 'secondary'
}

export const CopyButton = ({ label, text, variant = 'primary' }: CopyButtonProps) => (
  <Button icon={Copy} variant={variant} onClick={() => void copy(text, label)}>
    {`Copy ${label}`}
  </Button>
)

async function copy(text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ tone: 'positive', title: `${label} copied` })
  } catch {
    showToast({
      tone: 'critical',
      title: `Couldn’t copy the ${label.toLowerCase()}`,
      description: 'Select it and copy it yourself.',
    })
  }
}
