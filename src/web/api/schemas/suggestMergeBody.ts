export type SuggestMergeBody = {
  otherId: string
}
