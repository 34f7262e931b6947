import { Fragment, type ReactNode } from 'react'

/** An email address that wraps before the @ or a dot, never in the middle of a word. */
export const breakable = (address: string): ReactNode =>
  address.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
