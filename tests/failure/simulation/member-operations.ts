import sharp from 'sharp'
import { dayNumber, dayOf } from './calendar.ts'
import type { Visitor } from './clinic.ts'
import {
  addDiaryEntry,
  askForTexts,
  type Channel,
  channels,
  choose,
  confirmNumber,
  join,
  leave,
  type MemberState,
  refuseTexts,
  requestPoints,
} from './model.ts'
import type { Maker, Operation, Scene } from './operation.ts'
import { password } from './people.ts'

type ByMember = Pick<Operation, 'kind' | 'words' | 'call' | 'apply'> & Partial<Operation>

const byMember = ({ person }: Scene, operation: ByMember): Operation => ({
  person,
  by: person,
  lane: 'member',
  isRepeatable: true,
  ...operation,
})

/** A browser that keeps nothing, as that of who joins or mistypes a password for the first time. */
const stranger: Visitor = {
  get cookies() {
    return new Map()
  },
  set cookies(_kept) {},
}

export const joinProgram: Maker = async scene => {
  const { name, email } = scene.person
  return byMember(scene, {
    kind: 'join',
    words: 'joins',
    by: stranger,
    lane: 'other',
    // Joining takes no key: a stored answer would sign in whoever knows it.
    isRepeatable: false,
    call: { method: 'POST', path: '/api/auth/register', body: { name, email, password } },
    apply: join,
  })
}

export const leaveProgram: Maker = async scene =>
  byMember(scene, {
    kind: 'leave',
    words: 'leaves',
    isRepeatable: false,
    call: { method: 'POST', path: '/api/user/delete-account', body: { password } },
    apply: leave,
  })

export const leaveWithWrongPassword: Maker = async scene =>
  byMember(scene, {
    kind: 'wrong password',
    words: 'wants to leave with a wrong password',
    isRepeatable: false,
    call: { method: 'POST', path: '/api/user/delete-account', body: { password: 'another-one' } },
    apply: () => 'wrong-password',
  })

export const signInWrongly: Maker = async scene =>
  byMember(scene, {
    kind: 'wrong password',
    words: 'signs in with a wrong password',
    isRepeatable: false,
    by: stranger,
    call: {
      method: 'POST',
      path: '/api/auth/login',
      body: { email: scene.person.email, password: 'another-one' },
    },
    apply: () => 'wrong-credentials',
  })

export const askForPoints: Maker = async scene => {
  const { clinic, dice, person, step, at } = scene
  if (person.state.requests.some(({ askedAt }) => askedAt === at)) return undefined
  const { id, ...service } = dice.oneOf(clinic.services)
  const daysAgo = dice.oneOf([undefined, 0, 1, 3, 20, 20, -1])
  const today = dayOf(at)
  const day = daysAgo === undefined ? today : dayNumber(today, -daysAgo)
  const notes = `visit ${step}`
  const body = { serviceId: id, notes, ...(daysAgo !== undefined && { treatmentDate: day }) }
  return byMember(scene, {
    kind: 'request',
    words: `asks for service ${service.index}, ${daysAgo ?? 'no'} days ago: ${notes}`,
    call: { method: 'POST', path: '/api/service-requests', body },
    apply: state => requestPoints(state, { askedAt: at, service, day }, today),
  })
}

export const writeDiary: Maker = async scene => {
  const { clinic, dice, person, step, at } = scene
  const today = dayOf(at)
  const treatments = person.state.treatments
  const known = treatments.length > 0 && dice.below(5) > 0 ? dice.oneOf(treatments) : undefined
  const service = known?.service ?? dice.below(clinic.services.length)
  const day = known?.day ?? dayNumber(today, -dice.oneOf([-1, 0, 13, 14, 40]))
  const isProgress = dice.below(4) > 0
  const photo = dice.below(5) > 1 ? `photo ${step}` : undefined
  const imageUrl = photo && (await upload(scene, step))
  const body = {
    title: `Day ${step}`,
    entryType: isProgress ? 'progress' : 'before',
    serviceId: clinic.services[service]?.id,
    treatmentDate: day,
    ...(imageUrl && { imageUrl }),
  }
  return byMember(scene, {
    kind: 'diary entry',
    words: `writes of service ${service} on ${day}${isProgress ? ', progress' : ''}${photo ? ', with a photo' : ''}`,
    call: { method: 'POST', path: '/api/diary', body },
    apply: state => addDiaryEntry(state, { photo, isProgress, service, day }, today),
  })
}

/** A picture of its own for each entry: the same one would be the same photo. */
async function upload({ clinic, person }: Scene, step: number): Promise<string> {
  const background = { r: step % 256, g: Math.floor(step / 256) % 256, b: Math.floor(step / 65_536) }
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'image/png' }
  const answer = await clinic.ask(person, { method: 'POST', path: '/api/diary/photos', body, headers })
  if (answer?.status !== 200) throw new Error(`A photo was refused: ${answer?.status} ${answer?.text}`)
  return answer.json<{ imageUrl: string }>().imageUrl
}

export const handInIntake: Maker = async scene => {
  const { dice, person, at } = scene
  const wanted = channels.map(channel => [channel, dice.oneOf([true, false, undefined])] as const)
  const [email, push, sms] = wanted.map(([, given]) => given)
  const body = {
    dateOfBirth: person.birthday,
    phoneNumber: person.phone,
    address: '100 Rodeo Drive, Beverly Hills',
    emergencyContact: 'Ana Hart',
    emergencyPhone: '(310) 555-0199',
    consentToTreatment: true,
    privacyPolicyAccepted: true,
    hipaaConsentDate: new Date(at).toISOString(),
    marketingConsent: email,
    pushNotificationConsent: push,
    smsConsent: sms,
  }
  return byMember(scene, {
    kind: 'intake',
    words: `hands in the intake, ${wanted.map(pair => pair.join(' ')).join(', ')}`,
    call: { method: 'POST', path: '/api/user/hipaa-intake', body },
    apply(state) {
      state.intakes += 1
      for (const [channel, given] of wanted)
        if (given !== undefined) decideOn(state, channel, given, 'intake', at)
      return 200
    },
  })
}

export const choosePreference: Maker = async scene => {
  const { dice, person, at } = scene
  const channel = dice.oneOf(channels)
  const given = dice.below(2) === 0
  const number = channel === 'sms' && given && { number: person.phone }
  return byMember(scene, {
    kind: 'preference',
    words: `says ${given ? 'yes' : 'no'} to ${channel}`,
    call: {
      method: 'POST',
      path: '/api/preferences',
      body: { channel, given, wording: 'preferences-2', ...number },
    },
    apply: state => decideOn(state, channel, given, 'member', at),
  })
}

function decideOn(
  state: MemberState,
  channel: Channel,
  given: boolean,
  source: 'intake' | 'member',
  at: number,
) {
  if (channel !== 'sms') return choose(state, channel, given, source)
  return given ? askForTexts(state, at) : refuseTexts(state, source)
}

/** With the code that was texted last, however long ago that was. */
export const sendCodeBack: Maker = async scene => {
  const { clinic, person, at } = scene
  if (person.state.codes.length === 0) return undefined
  const jobs = await clinic.store.rows<{ data: never }>(
    `select data from jobs.job where name = 'number-code' and data->>'memberId' = $1 order by created_on, id`,
    [person.id],
  )
  await clinic.store.rows(`delete from jobs.job where name = 'number-code' and data->>'memberId' = $1`, [
    person.id,
  ])
  for (const { data } of jobs) await clinic.modules().messaging.textCode(data)
  const code = clinic.providers.codeTextedTo(person.phone)
  if (!code) return undefined
  return byMember(scene, {
    kind: 'number confirmed',
    words: 'sends the code of their number back',
    call: { method: 'POST', path: '/api/preferences/confirm-number', body: { code } },
    apply: state => confirmNumber(state, at),
  })
}

export const setUpDevice: Maker = async scene => {
  const { clinic, person } = scene
  if (person.devices.length >= 3) return undefined
  const device = await clinic.providers.device()
  person.devices.push(device)
  return byMember(scene, {
    kind: 'push device',
    words: 'sets up a device',
    call: {
      method: 'POST',
      path: '/api/notifications/subscribe',
      body: { subscription: device.subscription },
    },
    apply: state => choose(state, 'push', true, 'member'),
  })
}
