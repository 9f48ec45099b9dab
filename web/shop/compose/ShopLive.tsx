import { useQuery } from '@tanstack/react-query'
import { livePaths } from '../../../contract/live.ts'
import { type Concern, useLive, useLiveKeys } from '../../api/live/useLive.ts'
import { messagesKey, orderKey, ordersKey } from '../../api/queries.ts'
import type { Session } from '../../api/session/session.ts'
import { unreadQuery } from '../features/notification/queries.ts'

/** The pages of a customer change by themselves when their orders and messages do. */
export const ShopLive = ({ session: { user } }: { session: Session }) =>
  user.custId !== -1 && <Live key={user.accountId} accountId={user.accountId} />

const orderKeys = [ordersKey, orderKey]
const messageKeys = [messagesKey]
const ofMessages: Concern = ({ messages }) => messages

function Live({ accountId }: { accountId: number }) {
  useLive(livePaths.shop, accountId)
  useLiveKeys(orderKeys)
  useLiveKeys(messageKeys, ofMessages)
  // Asked here and shown in the top bar, whose code every visitor loads.
  useQuery(unreadQuery)
  return null
}
