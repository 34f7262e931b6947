import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { setPage } from '../switches.ts'
import { storybookThemes } from '../theme.ts'
import { useGlobals } from './use-globals.ts'

/** The frame of every docs page, in the same theme as the stories on it. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context)
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    setPage(globals)
  }, [theme, globals])
  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      {children}
    </DocsContainer>
  )
}
