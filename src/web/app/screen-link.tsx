import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type ScreenLinkProps = { to: string; hash?: string; tabIndex?: number; children?: ReactNode }

/** A link to a screen by its path, even one outside this build. Accepts a Pressable's props, too. */
export function ScreenLink(props: ScreenLinkProps) {
  return <Link {...props} />
}
