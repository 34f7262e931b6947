export interface CodeAskedFor {
  message: string
}
