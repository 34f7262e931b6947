import { holdsFor } from './holds-for.ts'
import { screens } from './screens.ts'

holdsFor([
  ...screens.map(screen => ({ ...screen, staff: false })),
  { path: '/admin', signedIn: false, staff: false },
])
