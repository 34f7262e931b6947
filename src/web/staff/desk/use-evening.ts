import { useLayoutEffect } from 'react'

/** The evening theme for as long as this is shown, whatever the tablet has chosen. */
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
