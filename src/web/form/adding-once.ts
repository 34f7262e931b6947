import type { ApiError } from '../data/request.ts'

/**
 * Adds something whose secret is shown once. A retry after a lost response adds nothing: it says what was added, and how
 * to get a new secret.
 */
export const addingOnce = (added: string, next: string) =>
  ({
    once: true,
    secret: true,
    refreshesAnyway: true,
    isOver: isAddedAlready,
    failure: (error: ApiError) =>
      isAddedAlready(error)
        ? ({ title: added, description: next, tone: 'plain' } as const)
        : { title: 'Error', description: error.userMessage },
  }) as const

const isAddedAlready = ({ code }: ApiError) => code === 'answer-shown-once'
