import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'

type NoServicesProps = {
  mayEdit: boolean
  onPaste: () => void
  onTemplates: () => void
  onAdd: (() => void) | undefined
}

export const NoServices = ({ mayEdit, onPaste, onTemplates, onAdd }: NoServicesProps) => (
  <EmptyState
    level={3}
    title="No services yet"
    hint="The quickest way: copy the rows of your price list and paste them here."
    action={
      mayEdit && (
        <Inline gap="s" wrap spread="center">
          <Button onClick={onPaste}>Paste a Price List</Button>
          <Button variant="secondary" onClick={onTemplates}>
            Start with Common Treatments
          </Button>
          {onAdd && (
            <Button variant="secondary" onClick={onAdd}>
              Add a Service
            </Button>
          )}
        </Inline>
      )
    }
  />
)
