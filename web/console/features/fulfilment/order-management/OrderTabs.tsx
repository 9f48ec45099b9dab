import { ConsoleTabs } from '../../../../ui/page/ConsoleTabs.tsx'

const tabs = [
  { path: 'orders', name: 'desk.title' },
  { path: 'orders/promises', name: 'promise_report.title' },
] as const

/** The orders, and how their promises were kept. */
export const OrderTabs = () => <ConsoleTabs label="promise_report.parts" tabs={tabs} />
