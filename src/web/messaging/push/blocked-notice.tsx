import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { clinic } from '../../data/clinic.ts'
import { type Platform, platform } from './push-support.ts'

const howTo: Readonly<Record<Platform, string>> = {
  'apple mobile': `Open Settings, then Notifications, then ${clinic.clinicName}, and turn on Allow Notifications.`,
  android: 'Tap the icon next to the address, then Permissions, and allow notifications.',
  desktop: 'Open your browser’s site settings and allow notifications.',
}

/** The browser blocks notifications permanently; only its settings can change that. */
export function BlockedNotice() {
  return (
    <Notice tone="caution" title="Notifications are blocked">
      {howTo[platform()]} Then come back here.
    </Notice>
  )
}
