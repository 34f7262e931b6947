import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  chooseMailPreference,
  choosePreference,
  confirmNumber,
  getReadMailPreferenceQueryOptions,
  getReadPreferencesQueryKey,
  useReadMailPreference,
  useReadPreferences,
} from '#api/preferences/preferences.ts'
import type { ChoosePreferenceBodyWording, Preferences } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { type Channel, channels } from './preference-labels.ts'

export interface Chosen {
  readonly channel: Channel
  readonly given: boolean
  readonly number?: string
}

export type Choosing = ReturnType<typeof useChoosing>

export type Confirming = ReturnType<typeof useConfirming>

/** The member's own preferences; whoever signs in after them sees nothing of these. */
export function useOwnPreferences(memberId: string) {
  const queryKey = [...getReadPreferencesQueryKey(), memberId]
  return {
    preferences: useReadPreferences({ query: { queryKey } }),
    choosing: useChoosing(queryKey, (chosen, wording) => choosePreference({ ...chosen, wording })),
    confirming: useConfirming(queryKey),
  }
}

/** The e-mail part of the preferences that a mail's link opens. */
export const useLinkedPreferences = (token: string) => ({
  preferences: useReadMailPreference(token),
  choosing: useChoosing(getReadMailPreferenceQueryOptions(token).queryKey, ({ given }, wording) =>
    chooseMailPreference(token, { given, wording }),
  ),
})

// A second click, or another tab, says the same once more: the server adds no second decision.
function useChoosing(
  queryKey: readonly unknown[],
  send: (chosen: Chosen, wording: ChoosePreferenceBodyWording) => Promise<Preferences>,
) {
  const queries = useQueryClient()
  return useMutation<Preferences, ApiError, Chosen>({
    mutationFn: chosen => send(chosen, wordingIn(queries.getQueryData(queryKey))),
    onSuccess: (preferences, { channel, given }) => {
      queries.setQueryData(queryKey, preferences)
      const { title, about } = channels[channel]
      const number = preferences.channels.find(each => each.channel === channel)?.confirming
      if (given && number)
        return showToast({
          title: 'We texted you a code',
          description: `It is on its way to ${number}.`,
          tone: 'positive',
        })
      const description = given ? `You’ll get ${about}.` : `You’ll get no more ${about}.`
      showToast({ title: `${title}: ${given ? 'on' : 'off'}`, description, tone: 'positive' })
    },
    onError: error => {
      if (handleUnauthorized(error) || shownAtNumber.has(error.code ?? '')) return
      showToast({ title: 'Your choice was not saved', description: error.sentence, tone: 'critical' })
    },
  })
}

/** Refusals that stand at the field for the number. */
const shownAtNumber = new Set(['no-textable-number', 'number-stopped', 'texts-not-offered', 'enough-codes'])

export const isAboutNumber = (error: ApiError | null) => shownAtNumber.has(error?.code ?? '')

function useConfirming(queryKey: readonly unknown[]) {
  const queries = useQueryClient()
  return useMutation<Preferences, ApiError, string>({
    mutationFn: code => confirmNumber({ code }),
    onSuccess: preferences => {
      queries.setQueryData(queryKey, preferences)
      showToast({
        title: `${channels.sms.title}: on`,
        description: `You’ll get ${channels.sms.about}.`,
        tone: 'positive',
      })
    },
    onError: error => void handleUnauthorized(error),
  })
}

const wordingIn = (shown: unknown) => (shown as Preferences).wording as ChoosePreferenceBodyWording
