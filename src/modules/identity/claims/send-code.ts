import { minutesAfter, sentCodeMinutes } from './codes.ts'
import type { ClaimMail, ClaimsPorts, CodeRequest, ContactHolder } from './ports.ts'

type Ports = Pick<
  ClaimsPorts,
  'claimants' | 'sentCodes' | 'codeKeys' | 'sendMail' | 'sendText' | 'inTransaction' | 'appUrl' | 'now'
>

/** For jobs. A job that runs twice sends one code, and a replaced code isn't sent. */
export async function sendCode(ports: Ports, request: CodeRequest): Promise<void> {
  const isText = await ports.inTransaction(async () => {
    const holder = await ports.claimants.byContact(request)
    if (!holder || !(await ports.sentCodes.bind(request, holder.memberId, ports.now()))) return false
    const isOwnEmail = holder.email === request.value
    if (request.kind === 'email' && (holder.mayEnter || isOwnEmail))
      await ports.sendMail(mailOf(ports, request, holder))
    return request.kind === 'phone' && holder.mayEnter
  })
  if (!isText) return
  await ports.sendText?.({
    id: request.requestId,
    to: request.value,
    words: `${codeOf(ports, request)} is your sign-in code. You can use it once, within ${sentCodeMinutes} minutes. Not you? Ignore this text.`,
  })
}

function mailOf(
  ports: Ports,
  request: CodeRequest,
  { memberId, firstName, mayEnter }: ContactHolder,
): ClaimMail {
  const addressed = { memberId, to: { email: request.value, firstName } }
  if (!mayEnter)
    return {
      ...addressed,
      kind: 'service',
      subject: 'How to sign in',
      lines: [
        'You asked for a sign-in code. We can’t send codes to this address until it’s confirmed, so please sign in with your password or passkey.',
        'Forgot your password? Choose a new one. That also confirms this address, so you can use codes after that.',
      ],
      action: { label: 'Choose a New Password', url: `${ports.appUrl}/forgot-password` },
    }
  return {
    ...addressed,
    kind: 'secret',
    subject: 'Your sign-in code',
    lines: [
      `Your code is ${codeOf(ports, request)}. You can use it once, within ${sentCodeMinutes} minutes.`,
      'Enter it on the page where you requested it. We’ll never ask you for a code by phone or text.',
      'Didn’t ask for this? Ignore this email; nobody can get in without this code.',
    ],
    expiresAt: minutesAfter(ports.now(), sentCodeMinutes),
  }
}

const codeOf = ({ codeKeys }: Pick<Ports, 'codeKeys'>, request: CodeRequest) =>
  codeKeys.sentCodes(request)[0] ?? ''
