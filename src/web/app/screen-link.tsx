import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type ScreenLinkProps = { to: string; tabIndex?: number; children?: ReactNode }

/** A link to a screen by its path, also to one that is not part of this build. Takes what a Pressable gives it, too. */
export function ScreenLink(props: ScreenLinkProps) {
  return <Link {...props} />
}
