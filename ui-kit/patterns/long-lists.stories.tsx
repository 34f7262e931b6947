import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../data/badge/badge.tsx'
import { List, ListRow } from '../data/list-row/list-row.tsx'
import { Text } from '../layout/text/text.tsx'
import { Choice, Example, Pattern } from './pattern.tsx'

const LongListsPage = () => (
  <Pattern
    title="Lists of hundreds, and of a hundred thousand"
    lead="However long a list is, the first rows are there at once and the keyboard never loses its place."
    rules={[
      'A long list comes in parts; the next one is asked for before the end is reached.',
      'Only the rows in view are in the document; the one that has the focus stays.',
      'How many there are is said above the list, where somebody knows it.',
      'Search and order stand in the address: a list can be sent to a colleague.',
      'Nothing above the row that is read moves while more comes.',
    ]}
  >
    <Example title="The beginning of a long one">
      <Text size={14} tone="quiet">
        100,000 patients
      </Text>
      <List label="Patients">
        <ListRow
          title="Mia Laurent"
          hint="Last visit April 23, 2026"
          trailing={<Badge metal="gold">Gold</Badge>}
        />
        <ListRow title="Noor Haddad" hint="No visit yet" trailing={<Badge metal="bronze">Bronze</Badge>} />
      </List>
    </Example>
    <Choice
      title="Which list"
      cases={[
        ['Up to thirty things', 'List with ListRows'],
        ['Hundreds and more, on a phone', 'Feed'],
        ['Hundreds and more, at a desk', 'DataGrid with details beside it'],
        ['A few rows of figures', 'Table'],
        ['An order that people decide', 'ReorderableList'],
      ]}
    />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <LongListsPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Long lists' }
