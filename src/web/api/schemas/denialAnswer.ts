export interface DenialAnswer {
  message: string
}
