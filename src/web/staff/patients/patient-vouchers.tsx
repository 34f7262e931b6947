import { useListPatientVouchers } from '#api/rewards/rewards.ts'
import type { Voucher } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/badge/badge.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { List, ListRow } from '#ui-kit/list-row/list-row.tsx'
import { Loading, SkeletonText } from '#ui-kit/skeleton/skeleton.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { LoadError } from '../../app/load-error.tsx'
import { dayOf } from '../../format/days.ts'

/** A patient's vouchers with the codes that are read out at the desk. */
export function PatientVouchers({ id }: { id: string }) {
  const { data: vouchers, error, refetch } = useListPatientVouchers(id)
  return (
    <Stack gap="xs" as="section" aria-labelledby="patient-vouchers">
      <Heading level={3} id="patient-vouchers">
        Vouchers
      </Heading>
      {vouchers ? (
        <Vouchers vouchers={vouchers} />
      ) : error ? (
        <LoadError what="The vouchers could not be loaded" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading vouchers">
          <SkeletonText lines={2} />
        </Loading>
      )}
    </Stack>
  )
}

function Vouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  if (vouchers.length === 0) return <Text tone="quiet">No vouchers yet.</Text>
  return (
    <List label="Vouchers">
      {vouchers.map(voucher => (
        <ListRow
          key={voucher.id}
          title={voucher.title}
          hint={[voucher.code, `from ${dayOf(voucher.issuedAt)}`].join(' · ')}
          trailing={<Status voucher={voucher} />}
        />
      ))}
    </List>
  )
}

function Status({ voucher: { usedAt, expiresAt } }: { voucher: Voucher }) {
  if (usedAt) return <Badge>{`Used on ${dayOf(usedAt)}`}</Badge>
  if (!expiresAt) return <Badge tone="positive">Ready</Badge>
  if (Date.parse(expiresAt) < Date.now()) return <Badge>Expired</Badge>
  return <Badge tone="positive">{`Ready until ${dayOf(expiresAt)}`}</Badge>
}
