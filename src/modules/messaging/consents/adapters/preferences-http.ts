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
const wording = z.enum(['preferences-2']).meta({ description: 'The version of the words that were read.' })

const PreferencesAnswer = z
  .object({
    wording: z.string().meta({ description: 'The version of the statements.' }),
    channels: z.array(
      z.object({
        channel,
        choice: z
          .enum(['on', 'off', 'undecided'])
          .meta({ description: '`undecided`: never asked, or a box left empty.' }),
        statement: z.string(),
        number: z.string().nullable().meta({ description: 'With SMS: where texts go.' }),
        confirming: z
          .string()
          .nullable()
          .meta({ description: 'With SMS: where a code was texted to that is to be entered.' }),
        stopped: z.boolean().meta({ description: 'The number answered STOP.' }),
        devices: z.int().min(0).meta({ description: 'With push: on how many devices it is set up.' }),
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
          statement: 'Offers and news by e-mail.',
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
    summary: 'How the member may be reached with offers and news, and every decision about it.',
    description: 'The statements are the words to show, with their version, which goes back with a choice.',
    access: 'member',
    answer: PreferencesAnswer,
    refusals: [],
    handle: async (consents, { memberId }) => shown(await consents.readPreferences(memberId)),
  }),
  route({
    method: 'post',
    path: '/api/preferences',
    name: 'choosePreference',
    summary: 'Decide about one channel; the decision is added to the history.',
    description:
      'A yes to SMS needs a number that can be texted, and counts once the code that is texted there was sent back. ' +
      'Nothing in the history is ever changed; the same choice twice is one entry.',
    access: 'member',
    body: z.strictObject({
      channel,
      given: z.boolean(),
      number: trimmedText().max(40).optional().meta({ description: 'With a yes to SMS.' }),
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
    summary: 'Confirm the number for text messages with the code that was texted there.',
    description: 'The yes is added to the history with the words and the place where it was given.',
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
    summary: 'The e-mail part of the preferences, by the link of a mail, without signing in.',
    description: 'The token stands for one member and shows no name and no address.',
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
    summary: 'Decide about e-mail by the link of a mail; opening the link decides nothing.',
    description: 'It can take back an unsubscription as well. The history says that the link was used.',
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
