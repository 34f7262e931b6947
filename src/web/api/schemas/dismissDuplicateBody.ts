export type DismissDuplicateBody = {
  otherId: string
}
