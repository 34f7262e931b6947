import type { ComponentProps } from 'react'

/** Stands in for the router's link in stories. */
export function ExampleLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a href="#there" {...props}>
      {children}
    </a>
  )
}
