import { z } from 'zod'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'

export const email = trimmedText().max(254).pipe(z.email('Please enter a valid email address'))
export const password = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters')

export const Done = z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } })
