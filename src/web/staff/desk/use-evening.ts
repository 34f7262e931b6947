import { useLayoutEffect } from 'react'

/** Uses the evening theme while this is shown, whatever the tablet's setting. */
export function useEvening(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const { theme } = dataset
    dataset['theme'] = 'dark'
    return () => {
      if (theme === undefined) delete dataset['theme']
      else dataset['theme'] = theme
    }
  }, [])
}
