import { clinic } from '../../data/clinic.ts'
import { LockScreen } from './lock-screen/lock-screen.tsx'

type LockedPhoneProps = { title: string; message: string; imageUrl?: string | undefined }

export const LockedPhone = ({ title, message, imageUrl }: LockedPhoneProps) => (
  <LockScreen
    label="On a locked phone"
    sender={clinic.clinicName}
    title={title || 'Your title'}
    message={message || 'Your message'}
    imageUrl={imageUrl}
  />
)
