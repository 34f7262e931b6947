/** Which place members chose as theirs. */
export interface ChosenPlaces {
  of(memberId: string): Promise<string | undefined>
  choose(memberId: string, placeId: string): Promise<void>
  forget(memberId: string): Promise<void>
}

export interface UsualPlacesPorts {
  readonly chosen: ChosenPlaces
  /** A place of the clinic, also one that is no longer open. */
  readonly placeOf: (
    id: string,
  ) => Promise<{ readonly name: string; readonly isArchived: boolean } | undefined>
}
