import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'

/** Lets a story leave the panel for another one and come back, as with the index. */
export const awayAndBack: Decorator = Story => <Leaving panel={<Story />} />

function Leaving({ panel }: { panel: ReactNode }) {
  const [away, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        {away ? 'Back' : 'Away'}
      </button>
      {!away && panel}
    </>
  )
}
