import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../db/database.ts'
import { Refusal } from './refuse.ts'

export type RequestKey = { key: string; requestHash: Buffer }
export type IdempotencyKey = RequestKey & { accountId: number }

export const readIdempotencyKey = (request: FastifyRequest, accountId: number): IdempotencyKey => ({
  accountId,
  ...readRequestKey(request),
})

/** The `Idempotency-Key` of a request and the hash of what it asks; refuses a request without a key. */
export function readRequestKey(request: FastifyRequest): RequestKey {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal('request.invalid', { fields: ['Idempotency-Key'] })
  }
  const requestText = JSON.stringify([request.method, request.url, request.body])
  return { key, requestHash: createHash('sha256').update(requestText).digest() }
}

/**
 * Does the work once per key: the answer is stored in the transaction that it answers, and given again to the same
 * request. A second request at the same time waits on the key's row. A refusal rolls back, so it can be tried again.
 */
export async function runOnce<T extends object>(
  tx: Tx,
  { accountId, key, requestHash }: IdempotencyKey,
  now: Date,
  work: () => Promise<T>,
) {
  const fresh = await tx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, key, request_hash: requestHash, answer: '{}', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()

  if (!fresh) return loadStoredAnswer<T>(tx, { accountId, key, requestHash })

  const answer = await work()
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()
  return answer
}

async function loadStoredAnswer<T>(tx: Tx, { accountId, key, requestHash }: IdempotencyKey): Promise<T> {
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!stored.request_hash.equals(requestHash)) throw new Refusal('request.conflict')
  // The answer was written by this same function for the same request.
  return stored.answer as T
}
