import { Button } from '#ui-kit/actions/button/button.tsx'

export const SkipForNow = ({ onSkip }: { onSkip: () => void }) => (
  <Button size="l" full variant="quiet" onClick={onSkip}>
    Skip for Now
  </Button>
)
