import { holds } from '../../../../../rules/identity/permissions.ts'
import { useSession } from '../../../../api/session/session.ts'
import { ConsoleTabs } from '../../../../ui/page/ConsoleTabs.tsx'

const tabs = [
  { path: 'orders', name: 'desk.title', permission: 'staff:orders' },
  { path: 'orders/promises', name: 'promise_report.title', permission: 'staff:orders' },
  { path: 'orders/sales', name: 'sales.title', permission: 'staff:finance' },
] as const

/** The orders, how their promises were kept, and, for those who may see money, what was sold. */
export function OrderTabs() {
  const held = useSession()?.permissions ?? []
  return <ConsoleTabs label="promise_report.parts" tabs={tabs.filter(({ permission }) => holds(held, permission))} />
}
