import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSuggestPatients } from '#api/patients/patients.ts'
import type { PatientSuggestion } from '#api/schemas/index.ts'
import type { Suggestion } from '#ui-kit/forms/suggest-field/suggest-field.tsx'
import { tierName } from '../../member/tiers.ts'
import { contactWords } from './contact-words.ts'

const typingPauseMs = 200

const none: PatientSuggestion[] = []

/** Patients that match the input, loaded once typing pauses. `isSettled` once they match the current input. */
export function useFoundPatients(typed: string) {
  const words = useDebouncedValue(typed.trim())
  const enabled = words.length > 1
  const {
    data = none,
    isPlaceholderData,
    isError,
  } = useSuggestPatients({ words }, { query: { enabled, placeholderData: keepPreviousData } })
  const isAnswered = !enabled || isError || (data !== none && !isPlaceholderData)
  return { patients: enabled ? data : none, isSettled: isAnswered && words === typed.trim(), isError }
}

/** Suggestions for a field that shows the patient's email address or, if there is none, their name and phone. */
export function usePatientSuggestions(
  typed: string,
): readonly (Suggestion & { readonly memberId: string })[] {
  return useFoundPatients(typed).patients.map(patient => ({
    memberId: patient.id,
    value: patient.email || `${patient.name} · ${contactWords(patient)}`,
    label: patient.name || contactWords(patient),
    hint: `${contactWords(patient)} · ${tierName(patient.vipTier)}`,
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
