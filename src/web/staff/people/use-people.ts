import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListStaffQueryKey,
  useAddStaff,
  useChangeStaff,
  useIssueStaffCode,
} from '#api/identity/identity.ts'
import type { IssuedCode } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'

export type PeopleChange = ReturnType<typeof usePeople>

/** What the owner can do with the staff list; a code that was issued is held until the dialog is closed, nowhere else. */
export function usePeople(onDone: () => void) {
  const queryClient = useQueryClient()
  const [issued, setIssued] = useState<IssuedCode>()
  const renew = () => queryClient.invalidateQueries({ queryKey: getListStaffQueryKey() })
  const show = (answer: IssuedCode) => {
    setIssued(answer)
    onDone()
    return renew()
  }
  const onError = (error: ApiError) => {
    if (!handleUnauthorized(error))
      showToast({ title: 'Error', description: error.sentence, tone: 'critical' })
  }
  const adding = useAddStaff({ mutation: { onSuccess: show, onError } })
  const issuing = useIssueStaffCode({ mutation: { onSuccess: show, onError, gcTime: 0 } })
  const changing = useChangeStaff({
    mutation: {
      onSuccess: ({ name }) => {
        showToast({ title: 'Saved', description: name, tone: 'positive' })
        onDone()
        return renew()
      },
      onError,
    },
  })
  return {
    add: adding.mutate,
    change: changing.mutate,
    issueCode: issuing.mutate,
    busy: adding.isPending || changing.isPending || issuing.isPending,
    issued,
    forgetCode: () => setIssued(undefined),
  }
}
