export type MergeSuggestionsOldestItemSurvivor = {
  memberId: string
  name: string
}
