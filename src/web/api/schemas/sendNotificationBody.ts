import type { SendNotificationBodyTargetAudience } from './sendNotificationBodyTargetAudience.ts'
import type { SendNotificationBodyType } from './sendNotificationBodyType.ts'

export type SendNotificationBody = {
  /**
   * @minLength 1
   * @maxLength 100
   */
  title: string
  /**
   * @minLength 1
   * @maxLength 1000
   */
  message: string
  /** GENERAL and REMINDER aren’t marketing: everyone in the audience gets them in the app. */
  type?: SendNotificationBodyType
  targetAudience?: SendNotificationBodyTargetAudience
  /**
   * In the clinic’s time zone, unless it ends with an offset.
   * @nullable
   * @pattern ^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$
   */
  scheduledFor?: string | null
}
