/** The members' preferred locations. */
export interface ChosenPlaces {
  of(memberId: string): Promise<string | undefined>
  choose(memberId: string, placeId: string): Promise<void>
  forget(memberIds: readonly string[]): Promise<void>
}

export interface UsualPlacesPorts {
  readonly chosen: ChosenPlaces
  /** A location, even if it's closed. */
  readonly placeOf: (
    id: string,
  ) => Promise<{ readonly name: string; readonly isArchived: boolean } | undefined>
}
