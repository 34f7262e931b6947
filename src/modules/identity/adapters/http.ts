import { accountRoutes } from './account-routes.ts'
import { auditRoutes } from './audit-routes.ts'
import { gateRoutes } from './gate-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { staffRoutes } from './staff-routes.ts'

export const identityRoutes = [
  ...accountRoutes,
  ...photoRoutes,
  ...resetRoutes,
  ...gateRoutes,
  ...staffRoutes,
  ...auditRoutes,
]
