export type ProgramOverviewPartsItemProblemsItem = {
  path: string
  message: string
}
