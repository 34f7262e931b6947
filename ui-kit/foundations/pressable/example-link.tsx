import type { ComponentProps } from 'react'

/** Stands for the link of a router in stories. */
export function ExampleLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a href="#there" {...props}>
      {children}
    </a>
  )
}
