import { type ApiError, hasResponse } from '../data/request.ts'

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

/**
 * Replaces something whose secret is shown once. It has no idempotency key, because trying again is harmless, and shows a
 * new secret. After a lost response, the old secret may be dead: `lost` says so.
 */
export const replacingSecret = (lost: string, next: string, failure = 'Error') =>
  ({
    secret: true,
    refreshesAnyway: true,
    failure: (error: ApiError) =>
      hasResponse(error)
        ? { title: failure, description: error.userMessage }
        : { title: lost, description: next },
  }) as const

const isAddedAlready = ({ code }: ApiError) => code === 'answer-shown-once'
