import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSuggestPatients } from '#api/patients/patients.ts'
import type { Suggested } from '#ui-kit/suggest-field/suggest-field.tsx'
import { tierName } from '../../member/tiers.ts'

const typingPauseMs = 200

/** Patients that fit what was typed, asked for once the typing pauses. */
export function usePatientSuggestions(typed: string): readonly Suggested[] {
  const words = useDebouncedValue(typed.trim())
  const enabled = words.length > 1
  const { data = [] } = useSuggestPatients(
    { words },
    { query: { enabled, placeholderData: keepPreviousData } },
  )
  if (!enabled) return []
  return data.map(({ name, email, vipTier }) => ({
    value: email,
    label: name || email,
    hint: `${email} · ${tierName(vipTier)}`,
  }))
}

function useDebouncedValue(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
