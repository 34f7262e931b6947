/** 'One is left.' */
export const codesLeft = (left: number) =>
  left === 1 ? 'One is left.' : `${left === 0 ? 'None' : left} are left.`

/** What is said once a code has let somebody in, or shown who they are. */
export const codeUsed = (left: number) =>
  ({
    tone: left < 3 ? 'plain' : 'positive',
    title: 'Recovery code used',
    description: left < 3 ? `${codesLeft(left)} Create new ones soon.` : codesLeft(left),
  }) as const

/** Said where none was typed. */
export const recoveryCodeNeeded = 'Please enter a recovery code'
