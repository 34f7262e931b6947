export type MergeSuggestionsOldestItemAbsorbed = {
  memberId: string
  name: string
}
