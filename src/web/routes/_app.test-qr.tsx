import { createFileRoute } from '@tanstack/react-router'
import { TestQrScreen } from '../loyalty/check-in/test-qr-screen.tsx'

export const Route = createFileRoute('/_app/test-qr')({
  staticData: { title: 'Sample check-in codes' },
  component: TestQrScreen,
})
