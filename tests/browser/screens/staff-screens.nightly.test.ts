import { holdsFor } from './holds-for.ts'
import { staffScreens } from './screens.ts'

holdsFor(staffScreens.map(path => ({ path, signedIn: false, staff: true })))
