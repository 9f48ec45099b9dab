import {
  IconAddressBook,
  IconClipboardList,
  IconDiscount,
  IconDiscount2,
  IconHistory,
  IconListDetails,
  IconMailForward,
  IconReceipt,
  IconTag,
  IconTruckReturn,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { accountEntry } from '../../../../rules/catalogue/content/menu.ts'
import { useSession } from '../../../api/session/session.ts'
import { useText } from '../../../ui/language/language.tsx'
import { menuQuery } from '../../features/site/queries.ts'
import classes from '../Shop.module.css'

const icons = new Map([
  ['orders', IconClipboardList],
  ['invoices', IconReceipt],
  ['returns', IconTruckReturn],
  ['promotions', IconDiscount],
  ['coupons', IconDiscount2],
  ['quickorders', IconListDetails],
  ['addresses', IconAddressBook],
  ['account', IconUserCircle],
  ['accounts', IconUsers],
  ['customers', IconUsers],
  ['outbox', IconMailForward],
  ['audit', IconHistory],
  ['accountprice', IconTag],
])

/** The entries of the account's menu, as the server gives them to this reader. */
export default function AccountEntries() {
  const text = useText()
  const { data } = useQuery(menuQuery)
  const here = useLocation({ select: ({ pathname }) => accountEntry(pathname) })
  const toApprove = useSession()?.listsToApprove ?? 0
  if (!data) return <li className={classes.entry}>{text('ui.loading')}</li>
  return data.map((entry) => {
    const Icon = icons.get(entry.icon)
    return (
      <li key={entry.path}>
        <Link to={entry.path} className={classes.entry} data-here={entry.path === here || undefined}>
          {Icon && <Icon size={18} aria-hidden />}
          {entry.title}
          {entry.path === '/hisorder/quickorders' && toApprove > 0 && (
            <span className={classes.count}>{toApprove}</span>
          )}
        </Link>
      </li>
    )
  })
}
