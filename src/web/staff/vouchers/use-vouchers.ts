import { useQueryClient } from '@tanstack/react-query'
import {
  getFindVoucherQueryKey,
  getListUsedVouchersQueryKey,
  useRedeemVoucher,
  useTakeBackVoucher,
} from '#api/desk/desk.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'

/** Uses vouchers and takes mistakes back; whatever the answer, what is shown is asked for again. */
export function useVouchers(onAnswered: () => void) {
  const queries = useQueryClient()
  const renew = () =>
    Promise.all(
      [getFindVoucherQueryKey().slice(0, 1), getListUsedVouchersQueryKey()].map(queryKey =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const told = (title: string) => ({
    onSuccess: ({ message }: { message: string }) => {
      showToast({ title, description: message, tone: 'positive' })
      onAnswered()
      return renew()
    },
    onError: (error: ApiError) => {
      if (handleUnauthorized(error)) return
      showToast({ title: 'Error', description: error.sentence, tone: 'critical' })
      if (!hasResponse(error)) return
      onAnswered()
      return renew()
    },
  })
  const redeeming = useRedeemVoucher({ mutation: told('Voucher Used') })
  const takingBack = useTakeBackVoucher({ mutation: told('Voucher Ready Again') })
  return {
    redeem: (code: string) => redeeming.mutate({ data: { code } }),
    redeeming: redeeming.isPending,
    takeBack: (code: string) => takingBack.mutate({ data: { code } }),
    takingBack: takingBack.isPending,
  }
}
