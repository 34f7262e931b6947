export type RedeemGoalParams = {
  /**
   * The points that the member was shown. If the reward now takes more, the claim is refused. Not checked if omitted.
   * @minimum 0
   * @nullable
   */
  shownPoints?: number | null
}
