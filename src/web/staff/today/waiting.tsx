import type { MergeSuggestions, PresentPatient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { KeyHint } from '#ui-kit/actions/key-hint/key-hint.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { clinicToday, dayOf, isoDayOf } from '../../format/days.ts'
import { duplicatesId, type useMergeSuggestions } from '../patients/merge/use-merge-suggestions.ts'
import { patientAddress } from '../patients/patient-labels.ts'
import { PendingList } from '../requests/pending-list.tsx'
import type { usePending } from '../requests/use-pending.ts'
import { useShortcut } from '../use-shortcut.ts'
import { showVoucher } from '../vouchers/show-voucher.ts'
import { presentKey } from './use-present.ts'

const mostShown = 3

type WaitingProps = {
  present: readonly PresentPatient[]
  requests: ReturnType<typeof usePending>
  duplicates: ReturnType<typeof useMergeSuggestions>
}

/** The to-do list: the oldest requests, the vouchers of patients who are here, and a manager's possible duplicates. */
export function Waiting({ present, requests, duplicates }: WaitingProps) {
  const { items: pending = [], total = 0, error, refetch } = requests
  const vouchers = present.flatMap(({ name, email, readyVouchers }) =>
    readyVouchers.map(voucher => ({ ...voucher, patient: name || email })),
  )
  const hasDuplicates = Boolean(duplicates.data?.total)
  const isDone = total === 0 && vouchers.length === 0 && !hasDuplicates
  return (
    <Section title="Waiting" padding="l">
      {error && <LoadError what="The requests" because={error} onRetry={refetch} />}
      {!error && !duplicates.error && isDone && (
        <EmptyState
          level={3}
          drawing="letter"
          title="Nothing waiting"
          hint="Points requests and checked-in patients’ vouchers show up here."
        />
      )}
      {pending.length > 0 && <Heading level={3}>Requests</Heading>}
      <PendingList label="Pending requests" pending={pending.slice(0, mostShown)} also={presentKey} />
      {total > mostShown && (
        <Button variant="quiet" full render={<ScreenLink to="/admin?panel=service-requests" />}>
          {`Show All ${total}`}
        </Button>
      )}
      {vouchers.length > 0 && <Vouchers vouchers={vouchers} />}
      {duplicates.error && (
        <LoadError
          what="Possible duplicates"
          because={duplicates.error}
          onRetry={() => void duplicates.refetch()}
        />
      )}
      {duplicates.data && hasDuplicates && <PossibleDuplicates {...duplicates.data} />}
    </Section>
  )
}

interface VoucherOfPatient {
  readonly code: string
  readonly title: string
  readonly patient: string
}

/** The vouchers of patients who are here, latest first. */
function Vouchers({ vouchers }: { vouchers: readonly VoucherOfPatient[] }) {
  const [first] = vouchers
  useShortcut('v', first && (() => showVoucher(first.code)))
  return (
    <Stack gap="xs">
      <Heading level={3}>Vouchers of patients here today</Heading>
      <List label="Vouchers">
        {vouchers.map(voucher => (
          <ListRow
            key={voucher.code}
            title={voucher.title}
            hint={`${voucher.patient} · ${voucher.code}`}
            trailing={
              <Button
                variant="secondary"
                size="s"
                aria-label={`Redeem ${voucher.title} for ${voucher.patient}`}
                aria-keyshortcuts={voucher === first ? 'v' : undefined}
                onClick={() => showVoucher(voucher.code)}
              >
                Redeem {voucher === first && <KeyHint>V</KeyHint>}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  )
}

/** What the desk suggested to a manager, oldest first. */
function PossibleDuplicates({ total, oldest }: MergeSuggestions) {
  return (
    <Stack gap="xs">
      <Heading level={3}>Possible duplicates</Heading>
      <List label="Possible duplicates">
        {oldest.map(({ id, survivor, absorbed, by, at }) => {
          const pair = `${survivor.name || 'No name'} and ${absorbed.name || 'No name'}`
          return (
            <ListRow
              key={id}
              title={pair}
              hint={`Suggested by ${by} · ${isoDayOf(at) === clinicToday() ? 'today' : dayOf(at)}`}
              trailing={
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={`Review ${pair}`}
                  render={<ScreenLink to={patientAddress(survivor.memberId)} hash={duplicatesId} />}
                >
                  Review
                </Button>
              }
            />
          )
        })}
      </List>
      {total > oldest.length && (
        <Text size={14} tone="quiet">{`The oldest ${oldest.length} of ${total}`}</Text>
      )}
    </Stack>
  )
}
