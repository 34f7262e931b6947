import type { Overview } from '#api/schemas/index.ts'
import { Table } from '#ui-kit/table/table.tsx'
import { figure } from '../../format/points.ts'

const columns = [
  { key: 'location', title: 'Treatments at' },
  { key: 'treatments', title: 'Treatments', align: 'end' },
  { key: 'points', title: 'Points', align: 'end' },
] as const

/** Where the period's treatments were; nothing to show while there are none. */
export const Locations = ({ locations }: Pick<Overview, 'locations'>) =>
  locations.length > 0 && (
    <Table
      label="Treatments by location"
      columns={columns}
      rows={locations.map(({ location, treatments, points }) => ({
        key: location ?? '',
        cells: [location ?? 'No location given', figure(treatments), figure(points)],
      }))}
    />
  )
