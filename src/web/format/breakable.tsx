import { Fragment, type ReactNode } from 'react'

/** An email address that goes on in the next line before its @ or a dot, not within a word. */
export const breakable = (address: string): ReactNode =>
  address.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
