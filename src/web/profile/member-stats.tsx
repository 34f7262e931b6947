import { CalendarCheck, CalendarHeart, Sparkles, Wallet } from 'lucide-react'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stat } from '#ui-kit/stat/stat.tsx'
import { dollars } from '../loyalty/tiers.ts'
import { clinic } from '../shell/clinic.ts'
import type { SignedInUser } from '../shell/current-user.ts'

const count = new Intl.NumberFormat('en-US')

/** The member's figures. */
export function MemberStats({ user }: { user: SignedInUser }) {
  return (
    <Grid columns={2} gap="s" as="section" aria-label="Your figures">
      <Stat icon={Sparkles} label="VIP points" figure={count.format(user.pointsBalance)} />
      <Stat icon={Wallet} label="Total spent" figure={dollars(user.totalSpent)} />
      <Stat icon={CalendarCheck} label="Visits" figure={count.format(user.totalVisits)} />
      <Stat icon={CalendarHeart} label="Member since" figure={month(user.createdAt)} />
    </Grid>
  )
}

const month = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: clinic.timeZone }).format(
    new Date(instant),
  )
