/**
 * The number of new patients who would be in each tier.
 */
export type PatientImportTotalsTiers = { [key: string]: number }
