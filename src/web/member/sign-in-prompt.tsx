import { EmptyState, type EmptyStateProps } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { JoinButton } from './join-button.tsx'

type SignInPromptProps = Pick<EmptyStateProps, 'drawing' | 'title' | 'hint'> & { returnTo: string }

/** In place of what only members have: leads to sign-in and back. */
export const SignInPrompt = ({ returnTo, ...words }: SignInPromptProps) => (
  <Card as="section" padding="l" aria-label="Sign in">
    <EmptyState {...words} action={<JoinButton returnTo={returnTo} />} />
  </Card>
)
