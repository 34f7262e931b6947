import { getListPresentQueryKey } from '#api/patients/patients.ts'
import {
  getFindVoucherQueryKey,
  getListUsedVouchersQueryKey,
  redeemVoucher,
  takeBackVoucher,
} from '#api/rewards/rewards.ts'
import { hasResponse } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'

/** Redeems vouchers and undoes mistakes; refetches the lists whatever the response. */
export function useVouchers(onAnswered: (code: string) => void) {
  const told = (title: string) => ({
    success: ({ message }: { message: string }) => ({ title, description: message }),
    failure: 'Error',
    isOver: hasResponse,
    onOver: onAnswered,
    refreshes: [
      getFindVoucherQueryKey().slice(0, 1),
      getListUsedVouchersQueryKey(),
      getListPresentQueryKey(),
    ],
    // The open patient may be the voucher's.
    refreshesWhere: /^\/api\/admin\/users\/[^/]+\/(?:vouchers|timeline)$/,
  })
  const redeeming = useAction({
    call: (code: string) => redeemVoucher({ code }),
    ...told('Voucher Redeemed'),
  })
  const takingBack = useAction({
    call: (code: string) => takeBackVoucher({ code }),
    ...told('Voucher Ready Again'),
  })
  return {
    redeem: redeeming.mutate,
    redeeming: redeeming.isPending,
    takeBack: takingBack.mutate,
    takingBack: takingBack.isPending,
  }
}
