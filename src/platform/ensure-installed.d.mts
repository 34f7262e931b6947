interface Manner {
  readonly say: (line: string) => void
  readonly signal?: AbortSignal
  /** With what tests need on top. */
  readonly dev?: boolean
  readonly build?: () => Promise<void>
  readonly install?: (
    root: string,
    options: { readonly signal?: AbortSignal; readonly dev?: boolean },
  ) => Promise<void>
  readonly pauseMs?: number
}

export function prepare(root: string, manner: Manner): Promise<void>
export function isInstalled(root: string, dev?: boolean): boolean
export function whatIsMissing(root: string, dev?: boolean): string | undefined
export function installWords(
  verb: 'ci' | 'install',
  options: { readonly dev?: boolean; readonly agent?: string | undefined },
): string[]
