import { type MutationKey, type MutationMeta, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from './call.ts'

/** A change as it was sent, under the key of its attempt, as long as no answer to it has come. */
export type PendingAttempt<Content> = { key: string; content: Content }

type AttemptOptions<Content, Answer> = {
  /** Sends it under its key. `progress` notes how far it has come, so that another try goes on from there. */
  send: (attempt: PendingAttempt<Content>, progress: (content: Content) => void) => Promise<Answer>
  /** Whether it is what was sent before, and not answered; without it, where the contents are equal. */
  isSame?: ((sent: Content, next: Content) => boolean) | undefined
  /** What is sent in the place of an attempt whose outcome is unknown, such as a change of what that has made. */
  follow?: ((content: Content, pendingAttempt: PendingAttempt<Content>) => Promise<Content>) | undefined
  /** Keeps the attempt that is not answered for a page that is reloaded. */
  store?: (pendingAttempt: PendingAttempt<Content> | undefined) => void
}

export type AttemptState = 'idle' | 'sending' | 'unknownOutcome' | 'done' | 'refused'

type Options<Content, Answer> = AttemptOptions<Content, Answer> & {
  /** What an earlier page has sent and got no answer to. */
  stored?: PendingAttempt<Content> | undefined
  meta?: MutationMeta
  mutationKey?: MutationKey
  onSuccess?: (answer: Answer) => unknown
  onError?: (failed: CallFailed) => unknown
  onSettled?: () => unknown
}

/**
 * Sends a change once: a nervous second click, or a try after a broken line, over a reload too, sends the same under the same
 * Idempotency-Key and changes nothing twice. What was refused, or is another change, has a key of its own.
 */
export function useAttempt<Content, Answer>({ stored, ...options }: Options<Content, Answer>) {
  const { send, isSame, follow, store, ...mutation } = options
  const [attempt] = useState(() => createAttempt<Content, Answer>(stored))
  const [pendingAttempt, setPendingAttempt] = useState(stored)
  const hold = (next: PendingAttempt<Content> | undefined) => {
    setPendingAttempt(next)
    store?.(next)
  }
  const { mutate, error, variables, ...sending } = useMutation<Answer, CallFailed, Content>({
    ...mutation,
    mutationFn: (content) => attempt.send(content, { send, isSame, follow, store: hold }),
  })
  return {
    send: mutate,
    state: attemptState({ ...sending, error }, pendingAttempt !== undefined),
    /** What was sent and not answered: its outcome is unknown. */
    pendingAttempt,
    /** Why there was no answer, or what the answer refuses. */
    error,
    /** What was sent last. */
    content: variables,
  }
}

/** The same outside of a component, for many changes beside each other. */
export function createAttempt<Content, Answer>(stored?: PendingAttempt<Content>) {
  let pendingAttempt = stored
  return {
    /** Fails as `send` does; only an answer, be it a refusal, ends the attempt. */
    async send(content: Content, { send, isSame = isEqual, follow, store }: AttemptOptions<Content, Answer>) {
      const hold = (next: PendingAttempt<Content> | undefined) => {
        pendingAttempt = next
        store?.(next)
      }
      const isAgain = pendingAttempt && isSame(pendingAttempt.content, content)
      // Nothing is awaited without need: a second click in the same moment has to find what the first has sent.
      const other = pendingAttempt && !isAgain && follow ? await follow(content, pendingAttempt) : content
      const attempt = pendingAttempt && isAgain ? pendingAttempt : { key: newKey(), content: other }
      hold(attempt)
      try {
        const answer = await send(attempt, (reached) => hold({ ...attempt, content: reached }))
        hold(undefined)
        return answer
      } catch (failed) {
        if (!isOutcomeUnknown(failed)) hold(undefined)
        throw failed
      }
    },
  }
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Status = { isPending: boolean; isSuccess: boolean; error: CallFailed | null }

function attemptState({ isPending, isSuccess, error }: Status, isOpen: boolean): AttemptState {
  if (isPending) return 'sending'
  if (isSuccess) return 'done'
  if (error && !isOutcomeUnknown(error)) return 'refused'
  return isOpen ? 'unknownOutcome' : 'idle'
}

/** Whether it may have been done nevertheless: the answer of the shop did not arrive, or a proxy's did instead. */
export const isOutcomeUnknown = (failed: unknown) =>
  !(failed instanceof CallFailed) || failed.reason === 'offline' || failed.status >= 500

// crypto.randomUUID exists on secure origins alone; a shop inside a company's network may have none.
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
