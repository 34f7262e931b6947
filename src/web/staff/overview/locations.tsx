import type { Overview } from '#api/schemas/index.ts'
import { Table } from '#ui-kit/data/table/table.tsx'
import { figure } from '../../format/points.ts'

const columns = [
  { key: 'location', title: 'Location' },
  { key: 'checkIns', title: 'Check-ins', align: 'end' },
  { key: 'treatments', title: 'Treatments', align: 'end' },
  { key: 'points', title: 'Points', align: 'end' },
] as const

/** Visits and treatments by location in this period; hidden if there are none. */
export const Locations = ({ locations }: Pick<Overview, 'locations'>) =>
  locations.length > 0 && (
    <Table
      label="By location"
      columns={columns}
      rows={locations.map(({ location, checkIns, treatments, points }) => ({
        key: location ?? '',
        cells: [location ?? 'No location', figure(checkIns), figure(treatments), figure(points)],
      }))}
    />
  )
