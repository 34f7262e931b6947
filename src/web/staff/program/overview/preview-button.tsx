import { Button } from '#ui-kit/actions/button/button.tsx'
import { Smartphone } from '#ui-kit/icons.ts'
import { ScreenLink } from '../../../app/screen-link.tsx'

export function PreviewButton() {
  return (
    <Button
      size="s"
      variant="secondary"
      icon={Smartphone}
      render={<ScreenLink to="/admin/program/preview" />}
    >
      Preview as Mia
    </Button>
  )
}
