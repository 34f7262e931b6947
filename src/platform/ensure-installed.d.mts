interface Manner {
  readonly say: (line: string) => void
  readonly signal?: AbortSignal
  readonly build?: () => Promise<void>
  readonly install?: (root: string, signal?: AbortSignal) => Promise<void>
  readonly pauseMs?: number
}

export function prepare(root: string, manner: Manner): Promise<void>
export function isInstalled(root: string): boolean
export function whatIsMissing(root: string): string | undefined
export function installWords(verb: 'ci' | 'install', agent?: string): string[]
