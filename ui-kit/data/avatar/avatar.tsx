import { useState } from 'react'
import { avatar, picture } from './avatar.css.ts'

export type AvatarProps = {
  /** The accessible name, and where the initials come from. */
  name: string
  /** The picture of the face; without one, or with a broken one, the initials stand there. */
  src?: string | null | undefined
  /** How large it is: beside a line, in a row, or as the head of a page. */
  size?: 's' | 'm' | 'l'
  /** Hides it from screen readers where the name stands beside it. */
  decorative?: boolean
}

/** A face, or the initials of a name. */
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
