import { clinic } from '../../data/clinic.ts'
import { points } from '../../format/points.ts'

export const printedDontCount = 'Printed codes are turned off'

/** Instructions for a code, on paper and on the desk screen. */
export const howToScan = () =>
  `Open the ${clinic.clinicName} app, tap Check In, and point your camera at the code.`

/** The points that it earns. */
export const earning = (pointsValue: number) => `Check in and earn ${points(pointsValue)}`
