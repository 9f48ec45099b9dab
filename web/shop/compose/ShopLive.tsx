import { useQuery } from '@tanstack/react-query'
import { livePaths } from '../../../contract/live.ts'
import { type Concern, useLive, useLiveKeys } from '../../api/live/useLive.ts'
import { financeKey, messagesKey, orderKey, ordersKey, returnsKey } from '../../api/queries.ts'
import type { Session } from '../../api/session/session.ts'
import { unreadQuery } from '../features/customer/notification/queries.ts'

/** The pages of a customer change by themselves when their orders, returns, payments and messages do. */
export const ShopLive = ({ session: { user, unreadMessages } }: { session: Session }) =>
  user.custId !== -1 && <Live key={user.accountId} accountId={user.accountId} unread={unreadMessages} />

const orderKeys = [ordersKey, orderKey, returnsKey]
const messageKeys = [messagesKey]
const financeKeys = [financeKey]
/** What leaves is invoiced. */
const ofAccount: Concern = ({ account, orders }) => account || orders.length > 0
const ofMessages: Concern = ({ messages }) => messages

function Live({ accountId, unread }: { accountId: number; unread: number }) {
  useLive(livePaths.shop, accountId)
  useLiveKeys(orderKeys)
  useLiveKeys(financeKeys, ofAccount)
  useLiveKeys(messageKeys, ofMessages)
  // Known with the session, asked again here, and shown in the top bar, whose code every visitor loads.
  useQuery({ ...unreadQuery, initialData: unread })
  return null
}
