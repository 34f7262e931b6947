import { useNavigate } from '@tanstack/react-router'
import { memberIn } from '../../member/member-code.ts'
import { patientAddress } from '../patients/patient-labels.ts'
import { showVoucher } from './show-voucher.ts'

/** A scanned member card opens the member's page; anything else is a voucher. */
export function useShowScanned(show: (voucher: string) => void = showVoucher) {
  const navigate = useNavigate()
  return (scanned: string) => {
    const memberId = memberIn(scanned)
    if (!memberId) return show(scanned)
    showVoucher('')
    void navigate({ to: patientAddress(memberId) })
  }
}
