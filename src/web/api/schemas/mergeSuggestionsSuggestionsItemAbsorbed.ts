export type MergeSuggestionsSuggestionsItemAbsorbed = {
  memberId: string
  name: string
}
