import type { ChildProcess } from 'node:child_process'
import type { Measured, Message } from './sibling.ts'

interface Place {
  readonly child: ChildProcess | undefined
  readonly isReady: boolean
}

const longestAnswerMs = 1_000

/** Carries what processes of a cluster say to each other from one to the others. */
export function openRelay<Of extends Place>(places: readonly Of[]): (from: Of, message: Message) => void {
  const answers = new Map<number, (of: readonly Measured[]) => void>()
  let lastQuestion = 0
  const tell = (place: Of, message: Message) => place.child?.send(message, () => {})
  const othersThan = (from: Of) => places.filter(place => place !== from && place.isReady)

  const ask = (place: Of) =>
    new Promise<readonly Measured[]>(resolve => {
      const id = ++lastQuestion
      const end = (of: readonly Measured[]) => {
        clearTimeout(late)
        answers.delete(id)
        resolve(of)
      }
      const late = setTimeout(end, longestAnswerMs, [])
      answers.set(id, end)
      tell(place, { kind: 'ask-metrics', id })
    })

  return (from, message) => {
    if (message.kind === 'counted' || message.kind === 'invalidated')
      for (const other of othersThan(from)) tell(other, message)
    if (message.kind === 'metrics') answers.get(message.id)?.(message.of)
    if (message.kind === 'ask-metrics')
      void Promise.all(othersThan(from).map(ask)).then(all =>
        tell(from, { kind: 'metrics', id: message.id, of: all.flat() }),
      )
  }
}
