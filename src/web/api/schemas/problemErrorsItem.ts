export type ProblemErrorsItem = {
  path: string
  message: string
}
