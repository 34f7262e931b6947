import type { Overview } from '#api/schemas/index.ts'
import { Stat } from '#ui-kit/data/stat/stat.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { shortCalendarDay } from '../../format/days.ts'
import { price } from '../../format/money.ts'
import { figure } from '../../format/points.ts'
import { metalOf, tierName } from '../../member/tiers.ts'
import { BarChart } from './bar-chart/bar-chart.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { Locations } from './locations.tsx'
import { spokenVouchers, spokenWorth } from './overview-labels.ts'
import { Visitors } from './visitors.tsx'

export const Figures = ({ overview }: { overview: Overview }) => (
  <>
    <Section title="Points" level={3} size={18} padding="l">
      <Points points={overview.points} />
    </Section>
    <Split at="end" aside={<Members members={overview.members} />}>
      <Section title="Visits" level={3} size={18} padding="l">
        <Weeks weeks={overview.weeks} />
        <Locations locations={overview.locations} />
      </Section>
    </Split>
    <Section title="Campaigns" level={3} size={18} padding="l">
      <CampaignResults campaigns={overview.campaigns} />
    </Section>
    <Section title="App visitors" level={3} size={18} padding="l">
      <Visitors visitors={overview.visitors} />
    </Section>
    {overview.ledgerCheck && <LedgerNotice {...overview.ledgerCheck} />}
  </>
)

const LedgerNotice = ({ day, holds }: NonNullable<Overview['ledgerCheck']>) =>
  holds ? (
    <Text size={14} tone="quiet">
      The points ledger was checked on {shortCalendarDay(day)}: every balance agrees with its entries.
    </Text>
  ) : (
    <Notice tone="critical" title="The points ledger doesn’t add up">
      The {shortCalendarDay(day)} check found entries that don’t match. They’re listed in that night’s server
      log; have your technician look at it before anyone corrects points by hand.
    </Notice>
  )

const Points = ({ points }: Pick<Overview, 'points'>) => (
  <Grid columns={1} columnsWide={2} gap="m">
    <Stat label="Issued" figure={figure(points.issued)} hint="Earned or added in this period" />
    <Stat
      label="Redeemed"
      figure={figure(points.redeemed)}
      hint={
        points.takenBack > 0
          ? `Spent on rewards; corrections removed ${figure(points.takenBack)} more`
          : 'Spent on rewards in this period'
      }
    />
    <Stat label="Outstanding balance" figure={figure(points.outstanding)} hint={spokenWorth(points)} />
    <Stat
      label="Total liability"
      figure={points.owedValue === null ? 'No value' : price(points.owedValue)}
      hint={spokenVouchers(points)}
    />
  </Grid>
)

function Weeks({ weeks }: Pick<Overview, 'weeks'>) {
  if (weeks.every(({ checkIns, treatments }) => checkIns + treatments === 0))
    return (
      <EmptyState
        level={3}
        drawing="calendar"
        title="No visits in this period"
        hint="Check-ins and treatments by week show up here."
      />
    )
  return (
    <BarChart
      label="Check-ins and treatments by week"
      groupTitle="Week of"
      series={[
        { key: 'checkIns', title: 'Check-ins' },
        { key: 'treatments', title: 'Treatments' },
      ]}
      groups={weeks.map(({ from, checkIns, treatments }) => ({
        key: from,
        label: shortCalendarDay(from),
        values: [checkIns, treatments],
      }))}
    />
  )
}

const Members = ({ members: { total, joined, byTier } }: Pick<Overview, 'members'>) => (
  <Section title="Members" level={3} size={18} padding="l">
    <Stat label="Members today" figure={figure(total)} hint={`${figure(joined)} joined in this period`} />
    {byTier.map(({ tier, members }) => (
      <Progress
        key={tier}
        label={tierName(tier)}
        value={members}
        max={total}
        valueText={`${figure(members)} of ${figure(total)}`}
        metal={metalOf(tier)}
        size="s"
      />
    ))}
  </Section>
)
