import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../data/badge/badge.tsx'
import { List, ListRow } from '../data/list-row/list-row.tsx'
import { Text } from '../layout/text/text.tsx'
import { Choice, Example, Pattern } from './pattern.tsx'

const LongListsPage = () => (
  <Pattern
    title="Lists of hundreds, and of a hundred thousand"
    lead="However long a list is, the first rows appear right away and the keyboard never loses its place."
    rules={[
      'A long list loads in parts; the next part is requested before people reach the end.',
      'Only the visible rows are in the document, plus the one that has the focus.',
      'The total is above the list, if it’s known.',
      'The search and the sort order are in the URL, so people can send a list to a colleague.',
      'Nothing above the row that someone is reading moves while more rows load.',
    ]}
  >
    <Example title="The start of a long list">
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
      title="Which list to use"
      cases={[
        ['Up to thirty items', 'List with ListRows'],
        ['Hundreds or more, on a phone', 'Feed'],
        ['Hundreds or more, at a desk', 'DataGrid with details next to it'],
        ['A few rows of numbers', 'Table'],
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
