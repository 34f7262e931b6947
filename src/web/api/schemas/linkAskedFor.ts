export interface LinkAskedFor {
  message: string
}
