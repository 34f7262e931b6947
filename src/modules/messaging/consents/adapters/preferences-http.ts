import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import type { Consents } from '../consents.ts'
import type { Preferences } from '../preferences.ts'
import {
  CodeExpired,
  EnoughCodes,
  NoTextableNumber,
  NumberStopped,
  TextsNotOffered,
  UnknownUnsubscribeLink,
  WrongCode,
} from '../refusals.ts'

const route = routeOf<Consents>()

const channel = z.enum(['email', 'push', 'sms'])
const link = z.object({ token: z.string().max(100) })

/** Earlier wordings, which pages opened before the latest release may still show. */
const wording = z
  .enum(['preferences-2'])
  .meta({ description: 'The version of the consent text that the member read.' })

const PreferencesAnswer = z
  .object({
    wording: z.string().meta({ description: 'The version of the consent texts.' }),
    channels: z.array(
      z.object({
        channel,
        choice: z.enum(['on', 'off', 'undecided']).meta({
          description: '`undecided` means that the member was never asked or left the box unchecked.',
        }),
        statement: z.string(),
        number: z.string().nullable().meta({ description: 'SMS only: the number that gets the texts.' }),
        confirming: z.string().nullable().meta({
          description:
            'SMS only: the number that a confirmation code was sent to and that isn’t confirmed yet.',
        }),
        stopped: z.boolean().meta({ description: 'Whether the number replied STOP.' }),
        devices: z
          .int()
          .min(0)
          .meta({ description: 'Push only: the number of devices that it is set up on.' }),
      }),
    ),
    history: z.array(
      z.object({
        channel,
        given: z.boolean(),
        number: z.string().nullable(),
        wording: z.string(),
        source: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({
    id: 'Preferences',
    example: {
      wording: 'preferences-2',
      channels: [
        {
          channel: 'email',
          choice: 'on',
          statement:
            'Offers, birthday specials and news about the VIP program by email. We never mention treatments by email, and every email has an unsubscribe link.',
          number: null,
          confirming: null,
          stopped: false,
          devices: 0,
        },
      ],
      history: [
        {
          channel: 'email',
          given: true,
          number: null,
          wording: 'preferences-2',
          source: 'preferences',
          at: '2026-11-20T18:00:00.000Z',
        },
      ],
    },
  })

const shown = ({ wording: version, channels, history }: Preferences) => ({
  wording: version,
  channels: [...channels],
  history: history.map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() })),
})

export const preferenceRoutes = [
  route({
    method: 'get',
    path: '/api/preferences',
    name: 'readPreferences',
    summary: 'Get the member’s marketing preferences and consent history.',
    description: '`statements` are the consent texts to show. Send their version back with a choice.',
    access: 'member',
    answer: PreferencesAnswer,
    refusals: [],
    handle: async (consents, { memberId }) => shown(await consents.readPreferences(memberId)),
  }),
  route({
    method: 'post',
    path: '/api/preferences',
    name: 'choosePreference',
    summary: 'Opt in to or out of a channel.',
    description:
      'The choice is added to the history, which is never changed; repeating a choice adds nothing. Opting ' +
      'in to SMS requires a number that can receive texts, and takes effect once the code sent to it is ' +
      'confirmed.',
    access: 'member',
    body: z.strictObject({
      channel,
      given: z.boolean(),
      number: trimmedText().max(40).optional().meta({ description: 'Required to opt in to SMS.' }),
      wording,
    }),
    answer: PreferencesAnswer,
    refusals: [UnderMinimumAge, NoTextableNumber, NumberStopped, TextsNotOffered, EnoughCodes],
    handle: async (consents, { memberId, body: { wording: _read, ...chosen } }) => {
      await consents.choosePreference(memberId, chosen)
      return shown(await consents.readPreferences(memberId))
    },
  }),
  route({
    method: 'post',
    path: '/api/preferences/confirm-number',
    name: 'confirmNumber',
    summary: 'Confirm the number for text messages with the code that was sent to it.',
    description: 'The opt-in is added to the history, with the consent text and where it was given.',
    access: 'member',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'Please enter the six digits') }),
    answer: PreferencesAnswer,
    refusals: [UnderMinimumAge, WrongCode, CodeExpired],
    failureLimits: [
      {
        name: 'number code',
        by: ({ memberId }) => memberId,
        failures: 5,
        perMinutes: 15,
      },
    ],
    handle: async (consents, { memberId, body: { code } }) => {
      await consents.confirmNumber(memberId, code)
      return shown(await consents.readPreferences(memberId))
    },
  }),
  route({
    method: 'get',
    path: '/api/preferences/{token}',
    name: 'readMailPreference',
    summary: 'Get the email preferences through the link in an email, without signing in.',
    description: 'The token identifies one member, but the response contains no name or address.',
    access: 'visitor',
    params: link,
    answer: PreferencesAnswer,
    refusals: [UnknownUnsubscribeLink],
    handle: async (consents, { params: { token } }) => shown(await consents.readMailPreference(token)),
  }),
  route({
    method: 'post',
    path: '/api/preferences/{token}',
    name: 'chooseMailPreference',
    summary: 'Set the email preferences through the link in an email.',
    description:
      'Opening the link changes nothing. It can also undo an unsubscription. The history records that the ' +
      'link was used.',
    access: 'visitor',
    params: link,
    body: z.strictObject({ given: z.boolean(), wording }),
    answer: PreferencesAnswer,
    refusals: [UnknownUnsubscribeLink],
    handle: async (consents, { params: { token }, body: { given } }) => {
      await consents.chooseMailPreference(token, given)
      return shown(await consents.readMailPreference(token))
    },
  }),
]
