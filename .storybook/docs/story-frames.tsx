import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as styles from './docs.css.ts'
import { useGlobals } from './use-globals.ts'

export type StoryRef = { id: string; name: string }

/**
 * Stories in separate frames: each gets its own responses from the server, has its own dialogs and runs its play function.
 * Frames load when they're about to scroll into view, with the toolbar's theme and other settings.
 */
export function StoryFrames({ stories, height = 844 }: { stories: readonly StoryRef[]; height?: number }) {
  const globals = Object.entries(useGlobals(useContext(DocsContext)))
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return (
    <ul className={styles.frames}>
      {stories.map(({ id, name }) => (
        <li key={id} className={styles.framed}>
          <a className={styles.caption} href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          <iframe
            className={styles.frame}
            title={name}
            height={height}
            loading="lazy"
            src={`iframe.html?id=${id}&viewMode=story&framed=1&globals=${encodeURIComponent(globals)}`}
          />
        </li>
      ))}
    </ul>
  )
}
