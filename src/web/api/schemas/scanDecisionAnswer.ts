export interface ScanDecisionAnswer {
  message: string
}
