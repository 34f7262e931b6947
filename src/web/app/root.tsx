import { Outlet } from '@tanstack/react-router'
import * as styles from './root.css.ts'
import { useScreenChange } from './use-screen-change.ts'

/** What every screen stands in: the skip link, and the place that it leads to. */
export function Root() {
  useScreenChange()
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </div>
    </>
  )
}
