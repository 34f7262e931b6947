import { z } from 'zod'
import { visibleText } from '#platform/kernel/plain-text.ts'

/**
 * Typed text, trimmed. Text that only looks empty becomes empty: `.min(1)` refuses it, and an optional field counts as
 * left out. Every text in a request schema starts with this, which a test checks.
 */
export const trimmedText = (error?: string) => z.string(error).overwrite(visibleText)
