import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AccountRole, Role } from '../../rules/identity/permissions.ts'
import { toNetwork } from './network.ts'
import type { Refusal } from './refuse.ts'

/** Who is calling. Comes from the token alone. */
export type Caller = {
  accountId: number
  /** Null for staff, who belong to no customer. */
  customerId: number | null
  orgId: number
  region: 'EU' | 'US'
  /** Of a staff user whether they are an admin; what others may do say their roles. */
  role: AccountRole | 'none' | 'staff' | 'admin'
  roles: readonly Role[]
  permissions: readonly string[]
  priceListId: number | null
  currency: string
  /** The site's own warehouse: where orders ship from unless the customer chooses another. */
  warehouse: string
  language: string
  /** The staff user who sees the shop as this account does, and is the one who acts. */
  impersonatorId?: number
  /** Staff who have to set up their authenticator before they may do anything. */
  lacksAuthenticator?: true
}

/** A caller who buys: every endpoint with a `cust:` permission has one. */
export type CustomerCaller = Caller & { customerId: number; priceListId: number }

export type FindCaller = (request: FastifyRequest) => Promise<Caller | Refusal | null>

/** The API reads the header alone, never the cookie, so that a foreign site can do nothing with it. */
export function readBearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  const token = header?.match(/^Bearer ([\w-]{1,200})$/i)?.[1]
  if (header && !token) return 'malformed'
  return token ?? null
}

/** Whose share it is of what is taken in turns. */
export const callerKey = ({ accountId }: Caller) => `account ${accountId}`

/**
 * In whose name a call asks the database. Who they are is asked of it too: for that the accounts of the last tokens are
 * kept, and a token that was never good is one of its network.
 */
export function namesOfCallers() {
  const callersByToken = new LRUCache<string, string>({ max: 10_000 })
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64')
  return {
    whileFinding(request: FastifyRequest) {
      const token = readBearer(request)
      const callerId = token && callersByToken.get(keyOf(token))
      return { callerId: callerId || nameOfNetwork(request), isFinding: true }
    },
    whileWorking(request: FastifyRequest) {
      return { callerId: request.caller ? callerKey(request.caller) : nameOfNetwork(request), isFinding: false }
    },
    /** Remembers who it was, where that is known by now. */
    keep(request: FastifyRequest) {
      const token = readBearer(request)
      if (token && request.caller) callersByToken.set(keyOf(token), callerKey(request.caller))
    },
  }
}

const nameOfNetwork = ({ ip }: FastifyRequest) => `network ${toNetwork(ip)}`

/** A staff user: belongs to no customer. */
export const isStaff = (caller: Caller) => caller.customerId === null

export const isCustomer = (caller: Caller): caller is CustomerCaller =>
  caller.customerId !== null && caller.priceListId !== null
