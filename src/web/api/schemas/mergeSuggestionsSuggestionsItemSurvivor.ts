export type MergeSuggestionsSuggestionsItemSurvivor = {
  memberId: string
  name: string
}
