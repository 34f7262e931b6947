import { useQueryClient } from '@tanstack/react-query'
import {
  chooseMailPreference,
  choosePreference,
  confirmNumber,
  getReadMailPreferenceQueryOptions,
  getReadPreferencesQueryKey,
  useReadMailPreference,
  useReadPreferences,
} from '#api/consents/consents.ts'
import type { ChoosePreferenceBodyWording, Preferences } from '#api/schemas/index.ts'
import type { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { type Channel, channels } from './preference-labels.ts'

export interface ChannelChoice {
  readonly channel: Channel
  readonly given: boolean
  readonly number?: string
}

export type Choosing = ReturnType<typeof useChoosing>

export type Confirming = ReturnType<typeof useConfirming>

/** The member's own preferences; keyed by member, so the next one to sign in doesn't see them. */
export function useOwnPreferences(memberId: string) {
  const queryKey = [...getReadPreferencesQueryKey(), memberId]
  return {
    preferences: useReadPreferences({ query: { queryKey } }),
    choosing: useChoosing(queryKey, (chosen, wording) => choosePreference({ ...chosen, wording })),
    confirming: useConfirming(queryKey),
  }
}

/** The email preferences opened by an email's link. */
export const useLinkedPreferences = (token: string) => ({
  preferences: useReadMailPreference(token),
  choosing: useChoosing(getReadMailPreferenceQueryOptions(token).queryKey, ({ given }, wording) =>
    chooseMailPreference(token, { given, wording }),
  ),
})

// A second click, or another tab, repeats the same decision, which the server doesn't record again.
function useChoosing(
  queryKey: readonly unknown[],
  send: (chosen: ChannelChoice, wording: ChoosePreferenceBodyWording) => Promise<Preferences>,
) {
  const queries = useQueryClient()
  return useAction<Preferences, ChannelChoice>({
    call: chosen => send(chosen, wordingIn(queries.getQueryData(queryKey))),
    onSuccess: preferences => queries.setQueryData(queryKey, preferences),
    success: toldOf,
    failure: ({ code, userMessage }) =>
      shownAtNumber.has(code ?? '')
        ? undefined
        : { title: 'We couldn’t save your choice', description: userMessage },
  })
}

function toldOf(preferences: Preferences, { channel, given }: ChannelChoice) {
  const { title, about } = channels[channel]
  const number = preferences.channels.find(each => each.channel === channel)?.confirming
  if (given && number) return { title: 'We texted you a code', description: `It’s on its way to ${number}.` }
  const description = given ? `You’ll get ${about}.` : `You won’t get any more ${about}.`
  return { title: `${title}: ${given ? 'on' : 'off'}`, description }
}

/** Refusals that are shown at the phone number field. */
const shownAtNumber = new Set(['no-textable-number', 'number-stopped', 'texts-not-offered', 'enough-codes'])

export const isAboutNumber = (error: ApiError | null) => shownAtNumber.has(error?.code ?? '')

function useConfirming(queryKey: readonly unknown[]) {
  const queries = useQueryClient()
  return useAction<Preferences, string>({
    call: code => confirmNumber({ code }),
    onSuccess: preferences => queries.setQueryData(queryKey, preferences),
    success: () => ({
      title: `${channels.sms.title}: on`,
      description: `You’ll get ${channels.sms.about}.`,
    }),
  })
}

const wordingIn = (shown: unknown) => (shown as Preferences).wording as ChoosePreferenceBodyWording
