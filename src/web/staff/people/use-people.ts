import { useState } from 'react'
import type { ChangeStaffBody, IssuedCode, IssuedSignInLink } from '#api/schemas/index.ts'
import {
  addStaff,
  changeStaff,
  getListStaffQueryKey,
  issueSignInLink,
  issueStaffCode,
} from '#api/staff/staff.ts'
import { useAction } from '../../data/use-action.ts'
import { addingOnce, replacingSecret } from '../../form/adding-once.ts'

export type PeopleChange = ReturnType<typeof usePeople>

/** The owner's actions for staff. Codes and links exist only in memory until the dialog closes. */
export function usePeople(onDone: (about: string) => void) {
  const [issued, setIssued] = useState<IssuedCode>()
  const [link, setLink] = useState<IssuedSignInLink>()
  const changed = { failure: 'Error', refreshes: [getListStaffQueryKey()] }
  const adding = useAction({
    call: addStaff,
    onSuccess: setIssued,
    onOver: () => onDone('new'),
    ...changed,
    ...addingOnce('Person Already Added', 'Their code was in a response that got lost. Issue a new one.'),
  })
  const issuing = useAction({
    call: (id: string) => issueStaffCode(id),
    onSuccess: setIssued,
    onOver: onDone,
    ...changed,
    ...replacingSecret(
      'A new code may have been issued',
      'The connection was lost, so their old code may no longer work. Please issue a new one.',
    ),
  })
  const linking = useAction({
    call: (id: string) => issueSignInLink(id),
    onSuccess: setLink,
    secret: true,
    failure: 'Error',
    onOver: onDone,
  })
  const changing = useAction({
    call: ({ id, ...data }: { id: string } & ChangeStaffBody) => changeStaff(id, data),
    success: ({ name }) => ({ title: 'Saved', description: name }),
    onOver: ({ id }) => onDone(id),
    ...changed,
  })
  return {
    add: adding.mutate,
    change: changing.mutate,
    issueCode: issuing.mutate,
    makeLink: linking.mutate,
    busy: [adding, changing, issuing, linking].some(({ isPending }) => isPending),
    issued,
    link,
    forget: () => {
      setIssued(undefined)
      setLink(undefined)
    },
  }
}
