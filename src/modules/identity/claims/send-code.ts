import { minutesAfter, sentCodeMinutes } from './codes.ts'
import type { Claimant, ClaimsPorts, CodeRequest } from './ports.ts'

type Ports = Pick<
  ClaimsPorts,
  'claimants' | 'sentCodes' | 'codeKeys' | 'sendMail' | 'sendText' | 'inTransaction' | 'now'
>

/** For jobs. A job that runs twice sends one code, and a code that was asked for again meanwhile is not sent. */
export async function sendCode(ports: Ports, request: CodeRequest): Promise<void> {
  const isText = await ports.inTransaction(async () => {
    const claimant = await ports.claimants.byContact(request)
    if (!claimant || !(await ports.sentCodes.bind(request, claimant.memberId, ports.now()))) return false
    if (request.kind === 'email') await mail(ports, request, claimant)
    return request.kind === 'phone'
  })
  if (!isText) return
  await ports.sendText?.({
    id: request.requestId,
    to: request.value,
    words: `${codeOf(ports, request)} is your sign-in code. It works once, for ${sentCodeMinutes} minutes. Not you? Ignore this text.`,
  })
}

async function mail(ports: Ports, request: CodeRequest, { memberId, firstName }: Claimant): Promise<void> {
  await ports.sendMail({
    memberId,
    to: { email: request.value, firstName },
    kind: 'secret',
    subject: 'Your sign-in code',
    lines: [
      `Your code is ${codeOf(ports, request)}. It works once, for ten minutes.`,
      'Enter it where you asked for it. We’ll never ask you for a code by phone or text.',
      'Didn’t ask for this? Ignore this email; without the code, nobody can sign in.',
    ],
    expiresAt: minutesAfter(ports.now(), sentCodeMinutes),
  })
}

const codeOf = ({ codeKeys }: Pick<Ports, 'codeKeys'>, request: CodeRequest) =>
  codeKeys.sentCodes(request)[0] ?? ''
