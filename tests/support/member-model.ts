export interface MemberModel {
  balance(): number
  checkIn(code: string, day: number): number | string
  redeem(goal: { readonly id: string; readonly pointsRequired: number }): number | string
  award(points: number, day: number, countAgain: boolean): number | string
}

/** A minimal model of a member's points. Each operation returns its status or its refusal's code. */
export function memberModel(): MemberModel {
  let balance = 0
  const counted = new Set<string>()
  const once = (what: string) => counted.size < counted.add(what).size
  return {
    balance: () => balance,
    checkIn(code, day) {
      if (!once(`${code} ${day}`)) return 'already-checked-in'
      balance += 5
      return 200
    },
    redeem({ id, pointsRequired }) {
      if (counted.has(id)) return 'already-claimed'
      if (balance < pointsRequired) return 'not-enough-points'
      counted.add(id)
      balance -= pointsRequired
      return 200
    },
    award(points, day, countAgain) {
      if (!once(`treatment ${day}`) && !countAgain) return 'probable-duplicate'
      balance += points
      return 200
    },
  }
}
