import { z } from 'zod'
import { visibleText } from '#platform/kernel/plain-text.ts'

/**
 * What people type, without the spaces around it. A text that looks empty is empty: `.min(1)` refuses it, and where a text
 * may be left out it is left out. Every text of a request begins with this; a test looks for those that don't.
 */
export const trimmedText = (error?: string) => z.string(error).overwrite(visibleText)
