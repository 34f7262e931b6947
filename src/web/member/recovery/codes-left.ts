/** 'One is left.' */
export const codesLeft = (left: number) =>
  left === 1 ? 'One is left.' : `${left === 0 ? 'None' : left} are left.`

export const codeUsed = (left: number) =>
  ({
    tone: left < 3 ? 'plain' : 'positive',
    title: 'Recovery code used',
    description: left < 3 ? `${codesLeft(left)} Create new ones soon.` : codesLeft(left),
  }) as const

export const recoveryCodeNeeded = 'Please enter a recovery code'
