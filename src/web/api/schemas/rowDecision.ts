export interface RowDecision {
  number: number
}
