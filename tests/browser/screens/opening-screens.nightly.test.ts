import { setVersion } from '../../support/opened.ts'
import { holdsFor } from './holds-for.ts'
import { openingScreens } from './screens.ts'

holdsFor(
  openingScreens.map(path => ({ path, signedIn: false, staff: false })),
  clinic => setVersion(clinic.app, 0),
)
