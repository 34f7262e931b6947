import { Stat } from '#ui-kit/data/stat/stat.tsx'
import { CalendarCheck, CalendarHeart, Sparkles, Wallet } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { monthOf } from '../format/days.ts'
import { dollars } from '../format/money.ts'
import { figure } from '../format/points.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

export function MemberStats({ user }: { user: SignedInUser }) {
  return (
    <Grid columns={2} gap="s" as="section" aria-label="Your stats">
      <Stat icon={Sparkles} label="VIP points" figure={figure(user.pointsBalance)} />
      <Stat icon={Wallet} label="Total spent" figure={dollars(user.totalSpent)} />
      <Stat icon={CalendarCheck} label="Visits" figure={figure(user.totalVisits)} />
      <Stat icon={CalendarHeart} label="Member since" figure={monthOf(user.createdAt)} />
    </Grid>
  )
}
