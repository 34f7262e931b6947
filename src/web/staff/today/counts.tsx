import type { PresentPatient } from '#api/schemas/index.ts'
import { Stat } from '#ui-kit/data/stat/stat.tsx'
import { Cake, ListChecks, Ticket, UsersRound } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'

type CountsProps = { present: readonly PresentPatient[] | undefined; requests: number | undefined }

export function Counts({ present, requests }: CountsProps) {
  const sum = (count: (patient: PresentPatient) => number) =>
    present ? present.reduce((total, patient) => total + count(patient), 0) : '–'
  return (
    <Grid columns={2} columnsWide={4} gap="s">
      <Stat label="Checked in" figure={sum(() => 1)} icon={UsersRound} />
      <Stat label="Vouchers ready" figure={sum(each => each.readyVouchers.length)} icon={Ticket} />
      <Stat label="Birthdays" figure={sum(each => (each.birthday ? 1 : 0))} icon={Cake} />
      <Stat label="Requests" figure={requests ?? '–'} icon={ListChecks} />
    </Grid>
  )
}
