import { useState } from 'react'
import { avatar, picture } from './avatar.css.ts'

export type AvatarProps = {
  /** The accessible name; also provides the initials. */
  name: string
  /** The photo. If it's missing or broken, the initials are shown. */
  src?: string | null | undefined
  /** The size: next to a line, in a row, or at the top of a page. */
  size?: 's' | 'm' | 'l'
  /** Hides it from screen readers if the name is next to it. */
  decorative?: boolean
}

/** A photo, or the initials of a name. */
export function Avatar({ name, src, size = 'm', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className={avatar({ size })} {...named}>
      {src && src !== broken ? (
        <img
          className={picture}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    word => Array.from(word ?? '')[0],
  )
  return letters.join('').toUpperCase()
}
