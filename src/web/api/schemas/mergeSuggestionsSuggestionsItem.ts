import type { MergeSuggestionsSuggestionsItemAbsorbed } from './mergeSuggestionsSuggestionsItemAbsorbed.ts'
import type { MergeSuggestionsSuggestionsItemSurvivor } from './mergeSuggestionsSuggestionsItemSurvivor.ts'

export type MergeSuggestionsSuggestionsItem = {
  id: string
  survivor: MergeSuggestionsSuggestionsItemSurvivor
  absorbed: MergeSuggestionsSuggestionsItemAbsorbed
  by: string
  at: string
}
