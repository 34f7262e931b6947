import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { previewBase } from '../data/preview-base.ts'
import * as styles from './root.css.ts'
import { useScreenChange } from './use-screen-change.ts'

const PreviewRibbon = lazy(async () => ({ default: (await import('#ui-kit/ribbon/ribbon.tsx')).Ribbon }))

/** What every screen stands in: the skip link, and the place that it leads to. */
export function Root() {
  useScreenChange()
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {previewBase && (
        <Suspense>
          <PreviewRibbon>Preview: nothing is saved</PreviewRibbon>
        </Suspense>
      )}
      <div id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </div>
    </>
  )
}
