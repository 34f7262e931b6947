import { createFileRoute } from '@tanstack/react-router'
import { RewardsScreen } from '../loyalty/rewards/rewards-screen.tsx'

export const Route = createFileRoute('/_app/rewards')({
  staticData: { title: 'Rewards' },
  component: RewardsScreen,
})
