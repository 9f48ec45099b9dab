import { sql } from 'kysely'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import { listDeskOrders } from '../../contract/fulfilment/order-management.ts'
import { listPurchaseOrders } from '../../contract/fulfilment/purchase-order.ts'
import { listToOrder } from '../../contract/fulfilment/reorder.ts'
import { listPickableOrders, listQueues, listShipments } from '../../contract/fulfilment/shipment.ts'
import { listStaffInvoices, sumStaffInvoices } from '../../contract/invoice/invoice-list.ts'
import { reportSales } from '../../contract/invoice/sales-report.ts'
import { getToday } from '../../contract/office/today.ts'
import { listBankEntries } from '../../contract/payment/payment.ts'
import { toWireRequest } from '../../web/api/call.ts'
import type { Shop } from '../shop.ts'

type Sought = { orderno: string; so: string; po: string; tracking: string }
type Customer = { custnum: string; company: string; orders: number }

/** What clerks ask, by what it is called, with the numbers of orders from all the years. */
export async function askedPaths({ db }: Shop): Promise<Record<string, string[]>> {
  const { rows } = await sql<Sought>`
    select o.order_number as orderno, o.so_number as so, o.po_number as po, p.tracking_number as tracking
      from orders o join shipments s on s.order_id = o.id join parcels p on p.shipment_id = s.id and p.tracking_number <> ''
     where o.so_number is not null and o.po_number <> '' order by md5(o.order_number) limit 5`.execute(db)
  if (rows.length === 0) throw new Error('No order has all its numbers')
  const by = (keyOf: (row: Sought) => string) =>
    rows.map((row) => toPath(listDeskOrders, { query: { keyword: keyOf(row) } }))
  const customers = await findCustomers(db)
  const largest = customers[0]?.custnum ?? ''
  return {
    Today: [toPath(getToday, {})],
    'Orders, first page': [toPath(listDeskOrders, { query: {} })],
    'Orders, page 50': [toPath(listDeskOrders, { query: { pageNum: 50 } })],
    'Orders, to release': [toPath(listDeskOrders, { query: { status: 'submitted' } })],
    'Orders, delivered': [toPath(listDeskOrders, { query: { status: 'allDelivered' } })],
    'Orders, cancelled': [toPath(listDeskOrders, { query: { status: 'cancelled' } })],
    'Orders, late': [toPath(listDeskOrders, { query: { late: true } })],
    'Orders, by order number': by(({ orderno }) => orderno),
    'Orders, by SO number': by(({ so }) => so),
    'Orders, by PO number': by(({ po }) => po),
    'Orders, by tracking number': by(({ tracking }) => tracking),
    ...Object.fromEntries(customers.flatMap(byCustomer)),
    'Orders, by two letters': [toPath(listDeskOrders, { query: { keyword: 'ab' } })],
    'Orders, page 50 of a customer with many': [toPath(listDeskOrders, { query: { keyword: largest, pageNum: 50 } })],
    'Orders, by a number of none': [toPath(listDeskOrders, { query: { keyword: 'ONL987654' } })],
    'Shipments, queues': [toPath(listQueues, {})],
    'Shipments, to pick': [toPath(listPickableOrders, { query: {} })],
    'Shipments, on their way': [toPath(listShipments, { query: { status: 'left' } })],
    'Shipments, delivered': [toPath(listShipments, { query: { status: 'delivered' } })],
    ...(await askedDocuments(db)),
  }
}

/** What finance and purchasing ask. */
async function askedDocuments(db: Shop['db']): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ id: number }>`select min(id) as id from suppliers`.execute(db)
  const sales = (['month', 'warehouse', 'customer', 'product', 'brand'] as const).map((by) => [
    `Sales of a year, by ${by}`,
    [toPath(reportSales, { query: { by } })],
  ])
  return {
    'Invoices, all': [toPath(listStaffInvoices, { query: {} })],
    'Invoices, open': [toPath(listStaffInvoices, { query: { status: 'open' } })],
    'Invoices, overdue': [toPath(listStaffInvoices, { query: { status: 'overdue' } })],
    'Invoices, sums of all': [toPath(sumStaffInvoices, { query: {} })],
    'Payments, to be matched': [toPath(listBankEntries, { query: { status: 'open' } })],
    'Payments, settled': [toPath(listBankEntries, { query: { status: 'settled' } })],
    ...Object.fromEntries(sales),
    'Purchase orders': [toPath(listPurchaseOrders, { query: {} })],
    'Purchase orders, late': [toPath(listPurchaseOrders, { query: { state: 'late' } })],
    'What to order': [toPath(listToOrder, { query: { warehouse: 'NL', supplierId: rows[0]?.id ?? 0 } })],
  }
}

/** The customers with the most orders, and one in the middle. */
async function findCustomers(db: Shop['db']): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    select c.custnum, c.company, count(*)::integer as orders from customers c join orders o on o.customer_id = c.id
     group by c.id order by 3 desc, c.id`.execute(db)
  return [0, 1, Math.floor(rows.length / 2)].flatMap((place) => rows[place] ?? [])
}

const byCustomer = ({ custnum, company, orders }: Customer): [string, string[]][] => {
  const many = orders.toLocaleString('en')
  return [
    [`Orders, by the number of a customer with ${many}`, [toPath(listDeskOrders, { query: { keyword: custnum } })]],
    [`Orders, by the company of a customer with ${many}`, [toPath(listDeskOrders, { query: { keyword: company } })]],
  ]
}

const toPath = <E extends Endpoint>(spec: E, input: Input<E>) => toWireRequest(spec, input).url
