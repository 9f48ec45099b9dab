import type { Endpoint } from '../../../contract/endpoint.ts'

/** What the operations of each part of the API are about, by the second word of their paths. */
const subjects: Record<string, string> = {
  account: 'Accounts of a company, their profiles, passwords and documents; registration',
  accountprice: "What a company's sales reps see instead of what it pays",
  address: 'The address book',
  audit: 'The audit trail, for staff',
  authenticator: 'The second step of a sign-in, for staff',
  banner: 'Banners of the home page',
  carrier: 'Carriers and their rates, for staff',
  classattr: 'Attributes of products',
  clienttoken: 'Ending a session',
  colleague: 'Staff users, for the admin',
  coupon: 'Coupons of the wallet',
  customer: 'Customers, for staff',
  declaration: 'Longer texts of pages',
  einvoice: 'Invoices that go through an exchange system, for staff',
  eu: 'Stock, arrivals and states',
  favorites: 'Favourites and their notifications',
  finance: 'Open items, payments and invoices of a customer, and how their account stands',
  find: 'What staff find by one field',
  fqa: 'Questions and answers',
  goods: 'Brands',
  goodsclass: 'Classes of products',
  image: 'Photographs of products',
  invoice: 'Invoices and credit notes, for staff',
  ipconfig: 'The country of a caller',
  menu: 'The menu of the caller',
  model: 'Printers',
  oauth: 'Sign-in',
  money: 'Payments: bank files, settlement, refunds, invoices, credit notes, bookkeeping, sales, for staff',
  order: 'Orders: preview, checkout, documents; for staff those of all customers',
  outbox: 'The mails of the shop, for staff',
  promotionalactivities: 'Promotions',
  purchaseorder: 'Purchase orders: what is ordered of suppliers, for the warehouse',
  quickorder: 'Quick orders: lists that are saved, submitted and ordered',
  randomcode: 'Captchas',
  rela: 'Related products',
  returns: 'Returns: decisions, receipt, inspection and credit, and batch notes; for staff',
  rma: 'Returns: returnable lines, returns, their files and their progress',
  searchhis: 'Search history',
  series: 'Printer series',
  session: 'Sessions of the caller',
  shipment: 'Picking, packing, dispatch and shipping documents, for staff',
  shoppingcart: 'The basket',
  site: 'Settings of sites, for staff',
  sku: 'Products',
  stock: 'Stock: shelves, arrivals, counts and corrections, for the warehouse',
  supplier: 'Suppliers, for the warehouse',
  suggest: 'Suggestions while typing',
  system: 'Sites, countries, codes by e-mail, contents of the home page',
  today: 'Pending work of staff',
  toolbar: 'The toolbar inside a customer’s own pages',
}

/** `/clientsystem/order/list` is about `order`; what stands alone names itself. */
export const getTag = ({ path }: Endpoint) => {
  const [, first = '', second] = path.split('/')
  return second ?? first
}

export const tags = Object.entries(subjects).map(([name, description]) => ({ name, description }))
