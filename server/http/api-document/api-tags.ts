import type { Endpoint } from '../../../contract/endpoint.ts'

/** What the operations of each part of the API are about, by the second word of their paths. */
const subjects: Record<string, string> = {
  account: 'People of a company, their profiles, passwords and documents; registration',
  accountprice: "What a company's sales reps see instead of what it pays",
  address: 'The address book',
  audit: 'The audit trail, for staff',
  authenticator: 'The second step of a sign-in, for staff',
  banner: 'What home begins with',
  carrier: 'Carriers and what they ask, for staff',
  classattr: 'Attributes of products',
  clienttoken: 'Ending a session',
  colleague: 'People of the provider, for staff',
  coupon: 'Coupons of the wallet',
  customer: 'Customers, for staff',
  declaration: 'Longer texts of the pages',
  einvoice: 'Invoices that go through an exchange system, for staff',
  eu: 'Stock, arrivals and states',
  favorites: 'Favourites, and being told of them',
  finance: 'Open items, payments and invoices of a customer, and how their account stands',
  fqa: 'Questions and answers',
  goods: 'Brands',
  goodsclass: 'Classes of products',
  image: 'Photographs of products',
  invoice: 'Invoices and credit notes, for staff',
  ipconfig: 'Where a caller is',
  menu: 'What the caller may open',
  model: 'Printers',
  oauth: 'Signing in',
  money: 'Payments: files of the bank, what they settle, refunds, credit notes, for staff',
  order: 'Orders: preview, placing, documents; for staff those of all customers',
  outbox: 'Mails that were written, for staff',
  promotionalactivities: 'Promotions',
  quickorder: 'Quick orders: lists that are kept, submitted and ordered',
  randomcode: 'Captchas',
  rela: 'What goes with a product',
  returns: 'Returns: what is decided, received, inspected and credited, and what is known of batches; for staff',
  rma: 'Returns: what may come back, applications, their files and what became of them',
  searchhis: 'What was looked for before',
  series: 'Families of printers',
  session: 'Where somebody is signed in',
  shipment: 'Picking, packing and handing over, and the papers of it, for staff',
  shoppingcart: 'The basket',
  site: 'What a company says of itself, for staff',
  sku: 'Products',
  stock: 'Shelves: what lies there, goods that arrive, counts and corrections, for the warehouse',
  suggest: 'Found while typing',
  system: 'Sites, countries, codes by e-mail, contents of home',
  today: 'What waits for staff',
  toolbar: 'The toolbar inside of pages of a customer',
}

/** `/clientsystem/order/list` is about `order`; what stands alone names itself. */
export const getTag = ({ path }: Endpoint) => {
  const [, first = '', second] = path.split('/')
  return second ?? first
}

export const tags = Object.entries(subjects).map(([name, description]) => ({ name, description }))
