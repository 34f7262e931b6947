import type { MergeSuggestionsSuggestionsItem } from './mergeSuggestionsSuggestionsItem.ts'

export interface MergeSuggestions {
  total: number
  /** The oldest five. */
  suggestions: MergeSuggestionsSuggestionsItem[]
}
