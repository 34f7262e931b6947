import type { RefObject } from 'react'

export const CameraPicture = ({ video }: { video: RefObject<HTMLVideoElement | null> }) => (
  <video ref={video} muted playsInline aria-label="What the camera sees" />
)
