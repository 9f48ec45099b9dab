import { apiPrefix } from './endpoint.ts'

/**
 * Where pages hear that something has changed, as Server-Sent Events with the token in the header. What travels is a hint and no data: an
 * event `changed` with the numbers of orders, whether there are new messages and whether the account has changed, or `anew` where anything may have changed.
 */
export const livePaths = {
  /** For accounts of a customer. */
  shop: `${apiPrefix}/clientsystem/live`,
  /** For staff with `staff:orders`, of their sites. */
  console: `${apiPrefix}/staff/live`,
} as const

/** What has changed; `account`: payments, or what is owed otherwise; `anew`: anything may have. */
export type LiveHint = { orders: readonly string[]; messages: boolean; account: boolean } | 'anew'
