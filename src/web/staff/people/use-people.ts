import { useState } from 'react'
import type { ChangeStaffBody, IssuedCode } from '#api/schemas/index.ts'
import { addStaff, changeStaff, getListStaffQueryKey, issueStaffCode } from '#api/staff/staff.ts'
import { useAction } from '../../data/use-action.ts'

export type PeopleChange = ReturnType<typeof usePeople>

/** What the owner can do with the staff list; a code that was issued is held until the dialog is closed, nowhere else. */
export function usePeople(onDone: () => void) {
  const [issued, setIssued] = useState<IssuedCode>()
  const changed = { failure: 'Error', onOver: onDone, refreshes: [getListStaffQueryKey()] }
  const adding = useAction({ call: addStaff, onSuccess: setIssued, ...changed })
  const issuing = useAction({
    call: (id: string) => issueStaffCode(id),
    onSuccess: setIssued,
    secret: true,
    ...changed,
  })
  const changing = useAction({
    call: ({ id, ...data }: { id: string } & ChangeStaffBody) => changeStaff(id, data),
    success: ({ name }) => ({ title: 'Saved', description: name }),
    ...changed,
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
