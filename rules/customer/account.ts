import { isEmail, longestEmail } from '../identity/email.ts'
import type { Role } from '../identity/permissions.ts'

export const accountStates = ['active', 'suspended'] as const
export type AccountState = (typeof accountStates)[number]

export type AccountRefusal =
  | 'account.last_main'
  | 'account.self'
  | 'account.full'
  | 'account.suspended'
  | 'account.link_over'
  | 'account.has_admin'

/** The most characters that each field takes. */
export const accountLengths = { name: 100, email: longestEmail } as const

/** How many accounts a customer has. */
export const mostAccounts = 500

/** How long a mailed link is good, in minutes: to choose the first password, or a new one. */
export const linkMinutes = { invite: 7 * 24 * 60, reset: 30 } as const
export type LinkPurpose = keyof typeof linkMinutes

/** Limits are for who orders or asks for orders in the company's name. */
export const hasLimits = (role: Role) => role === 'buyer' || role === 'requester'

/** The highest limit, in cents. */
export const highestLimit = 1_000_000_000

type AccountField = 'userName' | 'name' | 'email' | 'orderLimit' | 'monthLimit'
export type AccountFault = 'missing' | 'invalid' | 'too_long'

type Draft = { name: string; email: string; orderLimit: number | null; monthLimit: number | null }

/** What is wrong with the data of an account, by field; limits in cents. User names have a rule of their own. */
export function accountFaults({
  name,
  email,
  orderLimit,
  monthLimit,
}: Draft): Partial<Record<AccountField, AccountFault>> {
  return {
    ...findFault('name', name.trim() === '' && 'missing'),
    ...findFault('name', name.trim().length > accountLengths.name && 'too_long'),
    ...findFault('email', !isEmail(email.trim()) && (email.trim() === '' ? 'missing' : 'invalid')),
    ...findFault('orderLimit', !isLimit(orderLimit) && 'invalid'),
    ...findFault('monthLimit', !isLimit(monthLimit) && 'invalid'),
  }
}

const findFault = (field: AccountField, fault: AccountFault | false) => (fault ? { [field]: fault } : {})

const isLimit = (cents: number | null) =>
  cents === null || (Number.isInteger(cents) && cents > 0 && cents <= highestLimit)

/** What an account may order at once and in a month, VAT included, before somebody approves it. Cents; null for no limit. */
export type Limits = { orderLimit: number | null; monthLimit: number | null }

/** Which limit an order would pass, and what is left of it; null where it passes none. Cents. */
export function overLimit({ orderLimit, monthLimit }: Limits, spentThisMonth: number, total: number) {
  if (orderLimit !== null && total > orderLimit) return { kind: 'order' as const, limit: orderLimit, left: orderLimit }
  if (monthLimit !== null && spentThisMonth + total > monthLimit) {
    return { kind: 'month' as const, limit: monthLimit, left: Math.max(0, monthLimit - spentThisMonth) }
  }
  return null
}
