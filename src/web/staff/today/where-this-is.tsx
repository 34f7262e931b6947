import { useState } from 'react'
import { useListLocations } from '#api/menu/menu.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { deskPlace, keepDeskPlace, mustAskForPlace } from '../award/desk-place.ts'

/** Where this device is, if the clinic has several locations and staff haven't said. */
export function useDeskPlace() {
  const [chosen, setChosen] = useState(deskPlace)
  const { data: locations, isPending } = useListLocations({ query: { enabled: chosen !== '' } })
  const choose = (id: string, name: string) => {
    keepDeskPlace(id)
    setChosen(id)
    showToast({
      title: id ? `This device is at ${name}` : 'No fixed location',
      description: 'You can change it when you award points.',
    })
  }
  return {
    isComing: chosen === undefined && isPending,
    toAsk: mustAskForPlace(locations, chosen) ? locations : undefined,
    choose,
  }
}

/** Asked once per device, because check-ins and treatments are counted by location. */
export function WhereThisIs({ toAsk, choose }: Pick<ReturnType<typeof useDeskPlace>, 'toAsk' | 'choose'>) {
  if (!toAsk) return null
  return (
    <Card padding="l" as="section" aria-labelledby="where">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} id="where">
            Where is this device?
          </Heading>
          <Text tone="quiet">Check-ins and treatments from this device count for that location.</Text>
        </Stack>
        <Inline gap="s" wrap>
          {toAsk.map(({ id, name }) => (
            <Button key={id} variant="secondary" onClick={() => choose(id, name)}>
              {name}
            </Button>
          ))}
          <Button variant="secondary" onClick={() => choose('', '')}>
            No Fixed Location
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
