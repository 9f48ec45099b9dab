import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/index.ts'
import { holds, isStaffPermission, type Role, staffRoles } from '../rules/people/permissions.ts'
import { rolePermissions } from '../rules/people/roles.ts'
import { openSession } from './features/people/session/session.queries.ts'
import { type Part, partsOf } from './testing/examples.ts'
import { moneyPlaces } from './testing/orders/money.ts'
import { buildVictim, everythingOf } from './testing/victim.ts'
import { buildWorld, type World } from './testing/world.ts'

/** Every endpoint, asked by every role with the ids of somebody else: nothing of theirs is seen, nothing of it changes. */

const roles: (Role | 'visitor')[] = [
  'visitor',
  'none',
  'main',
  'buyer',
  'salesrep',
  'requester',
  'manager',
  'desk',
  'warehouse',
  'finance',
  'content',
  'admin',
]
const marker = /marker7319/i

let world: World
let people: Map<Role | 'visitor', number>
let victim: Awaited<ReturnType<typeof buildVictim>>
let before: string
beforeAll(async () => {
  world = await buildWorld()
  victim = await buildVictim(world)
  const customerId = await world.customer()
  people = new Map()
  for (const role of ['none', 'main', 'buyer', 'salesrep', 'requester'] as const) {
    people.set(role, (await world.account({ customerId, role })).accountId)
  }
  // Colleagues of another site; the admin may see everything.
  for (const role of ['manager', 'desk', 'warehouse', 'finance', 'content'] as const) {
    people.set(role, (await world.staff(role, [5])).accountId)
  }
  people.set('admin', (await world.staff('admin')).accountId)
  before = await everythingOf(world, victim)
})
afterAll(() => world.close())

/** A field that names something, by the place where it stands in a request; undefined for one that names nothing owned. */
const named = /(^|\.)(id|ids|\w+Id|\w+Ids|orderno|custnum|token|uuid)$|^params\.number$/
/** What everybody may name. */
const open = /(^|\.)(forwarderId|orgId|classId|brandId|seriesId|modelId|client_id)$/

const ofOrder = {
  'body.addressId': () => Number(victim.addressId),
  'body.billToId': () => Number(victim.addressId),
  'body.packingListId': () => victim.fileId,
  'body.carrierLabelId': () => victim.fileId,
  'body.quickOrderId': () => Number(victim.quickOrderId),
}

/** Whose each named field of an endpoint is: a thing of somebody else, or `open` for what everybody may name. */
const places: Record<string, Record<string, (() => string | number) | 'open'>> = {
  changeAccount: { 'params.accountId': () => victim.accountId },
  changeAccountStatus: { 'params.accountId': () => victim.accountId },
  resetAccountPassword: { 'params.accountId': () => victim.accountId },
  listAccountPrices: { 'query.accountId': () => victim.accountId },
  setAccountPrice: { 'body.accountId': () => victim.accountId },
  removeAccountPrice: { 'query.accountPriceId': () => victim.accountPriceId },
  setPriceRule: { 'body.accountId': () => victim.accountId },
  removePriceRule: { 'query.ruleId': () => victim.ruleId },
  changeAddress: { 'params.id': () => victim.addressId },
  makeDefaultAddress: { 'params.id': () => victim.addressId },
  removeAddress: { 'params.id': () => victim.addressId },
  getCustomer: { 'params.id': () => victim.customerId },
  getCustomerDocument: { 'params.id': () => victim.customerId, 'params.documentId': () => 1 },
  approveCustomer: {
    'params.id': () => victim.customerId,
    'body.accountManagerId': () => victim.accountId,
    'body.priceListId': 'open',
  },
  createCustomer: { 'body.accountManagerId': () => victim.accountId, 'body.priceListId': 'open' },
  reopenRegistration: { 'params.id': () => victim.customerId },
  rejectCustomer: { 'params.id': () => victim.customerId },
  changeCustomerTerms: {
    'params.id': () => victim.customerId,
    'body.accountManagerId': () => victim.accountId,
    'body.priceListId': 'open',
  },
  inviteMain: { 'params.id': () => victim.customerId, 'params.accountId': () => victim.accountId },
  correctCustomer: { 'params.id': () => victim.customerId },
  getCustomerInvoiceSettings: { 'params.id': () => victim.customerId },
  changeCustomerInvoiceSettings: { 'params.id': () => victim.customerId },
  impersonate: { 'params.id': () => victim.customerId, 'params.accountId': () => victim.accountId },
  sendPersonLink: { 'params.id': () => victim.customerId, 'params.accountId': () => victim.accountId },
  changePersonStatus: { 'params.id': () => victim.customerId, 'params.accountId': () => victim.accountId },
  changeCustomerStatus: { 'params.id': () => victim.customerId },
  getDeskOrder: { 'params.id': () => victim.orderId },
  releaseOrder: { 'params.id': () => victim.orderId },
  holdOrder: { 'params.id': () => victim.orderId },
  unholdOrder: { 'params.id': () => victim.orderId },
  cancelDeskOrder: { 'params.id': () => victim.orderId },
  payOrder: { 'params.id': () => victim.orderId },
  ...moneyPlaces(() => victim),
  changeDelivery: { 'params.id': () => victim.orderId },
  getDeskInvoice: { 'params.number': () => victim.invoiceNumber },
  getDeskInvoicePdf: { 'params.number': () => victim.invoiceNumber },
  // Documents of an exchange system are of a site, of which the victim, a customer, has none.
  getEInvoiceFile: { 'params.id': () => 1 },
  decideEInvoice: { 'params.id': () => 1 },
  creditInvoice: { 'params.number': () => victim.invoiceNumber },
  getInvoice: { 'params.number': () => victim.invoiceNumber },
  sendInvoiceCopy: { 'params.number': () => victim.invoiceNumber },
  getInvoicePdf: { 'params.number': () => victim.invoiceNumber },
  getInvoiceXml: { 'params.number': () => victim.invoiceNumber },
  listDeliveryCarriers: { 'params.id': () => victim.orderId },
  createShipment: { 'params.id': () => victim.orderId },
  shipOrder: { 'params.id': () => victim.orderId },
  getShipment: { 'params.id': () => victim.shipmentId },
  packShipment: { 'params.id': () => victim.shipmentId },
  correctParcel: { 'params.id': () => victim.shipmentId, 'params.parcelId': () => victim.parcelId },
  dispatchShipment: { 'params.id': () => victim.shipmentId },
  deliverShipment: { 'params.id': () => victim.shipmentId },
  failShipment: { 'params.id': () => victim.shipmentId },
  cancelShipment: { 'params.id': () => victim.shipmentId },
  // A view of the list is one of its colleague, whose ids the victim, a customer, has none of.
  removeView: { 'params.id': () => 1 },
  getColleague: { 'params.id': () => victim.accountId },
  changeColleague: { 'params.id': () => victim.accountId },
  changeColleagueStatus: { 'params.id': () => victim.accountId },
  removeColleagueAuthenticator: { 'params.id': () => victim.accountId },
  sendColleagueLink: { 'params.id': () => victim.accountId },
  // Sites and mails are the admin's alone; 'skypeId' is an address of a site.
  getSiteSettings: { 'params.id': 'open' },
  changeSiteContact: { 'params.id': 'open', 'body.skypeId': 'open' },
  changeSiteOffice: { 'params.id': 'open' },
  changeSiteBankAccount: { 'params.id': 'open' },
  removeSiteBankAccount: { 'params.id': 'open' },
  changeSiteAutomation: { 'params.id': 'open' },
  changeSiteOrders: { 'params.id': 'open' },
  getMail: { 'params.id': 'open' },
  sendMailAgain: { 'params.id': 'open' },
  listAuditEvents: { 'query.custnum': () => victim.custnum },
  buyAgain: { 'body.orderno': () => victim.orderno },
  acceptPriceChanges: { 'body.items.0.shoppingCartId': () => Number(victim.basketLineId) },
  changeBasketLine: { 'body.shoppingCartId': () => Number(victim.basketLineId) },
  reduceBasket: { 'body.items.0.shoppingCartId': () => Number(victim.basketLineId) },
  replaceBasketLine: { 'body.shoppingCartId': () => Number(victim.basketLineId) },
  settleDisabledLines: { 'body.items.0.shoppingCartId': () => Number(victim.basketLineId) },
  removeFromBasket: { 'params.id': () => victim.basketLineId },
  getPrinter: { 'params.id': 'open' },
  getSku: { 'params.id': 'open' },
  listModels: { 'params.id': 'open' },
  listSeries: { 'params.id': 'open' },
  getCountry: { 'params.id': 'open' },
  getPromotion: { 'params.id': 'open' },
  listPromotionSkus: { 'params.id': 'open' },
  promotionsForCustomer: { 'body.custnum': () => victim.custnum },
  getDocument: { 'params.documentId': () => 1, 'query.token': () => 'somebody-elses' },
  listDocuments: { 'query.token': () => 'somebody-elses' },
  removeDocument: { 'params.documentId': () => 1, 'query.token': () => 'somebody-elses' },
  uploadDocuments: { 'query.token': () => 'somebody-elses' },
  changeFavourite: { 'params.id': () => victim.favouriteId },
  watchFavourite: { 'params.id': () => victim.favouriteId },
  removeFavourite: { 'params.id': () => victim.favouriteId },
  cancelOrder: { 'params.orderno': () => victim.orderno },
  getOrder: { 'params.orderno': () => victim.orderno },
  getOrderDocument: { 'params.orderno': () => victim.orderno },
  getPackingList: { 'params.orderno': () => victim.orderno, 'params.id': () => victim.shipmentId },
  getShippingDocument: { 'params.id': () => victim.shipmentId },
  getShippingDocuments: { 'query.ids': () => victim.shipmentId },
  listPrintableShipments: { 'query.orderIds': () => victim.orderId },
  getProforma: { 'params.orderno': () => victim.orderno },
  getPlacedOrder: { 'params.id': () => victim.orderId },
  placeOrder: ofOrder,
  previewOrder: ofOrder,
  getOrderFile: { 'params.fileId': () => victim.fileId },
  removeOrderFile: { 'params.fileId': () => victim.fileId },
  getQuickOrder: { 'params.id': () => victim.quickOrderId },
  changeQuickOrder: { 'params.id': () => victim.quickOrderId },
  removeQuickOrder: { 'params.id': () => victim.quickOrderId },
  submitQuickOrder: { 'params.id': () => victim.quickOrderId },
  adjustQuickOrder: { 'params.id': () => victim.quickOrderId },
  rejectQuickOrder: { 'params.id': () => victim.quickOrderId },
  copyQuickOrder: { 'params.id': () => victim.quickOrderId },
  checkCoupon: ofOrder,
  offerCoupons: ofOrder,
  checkRegisterAccount: { 'body.uuid': () => 'somebody-elses' },
  sendMailboxVerificationCode: { 'query.uuid': () => 'somebody-elses' },
  register: { 'body.token': () => 'somebody-elses' },
  forgetSearch: { 'params.id': () => victim.searchId },
  recordSearch: { 'body.custnum': () => victim.custnum },
  endSession: { 'params.id': () => victim.sessionId },
  setPassword: { 'body.token': () => 'somebody-elses' },
  signIn: { 'query.uuid': () => 'somebody-elses', 'body.uuid': () => 'somebody-elses' },
}

const names = Object.keys(endpoints)

test.each(names)('each field of %s that names something has its place here', (name) => {
  const fields = fieldsOf(partsOf(endpoints[name] as Endpoint)).filter((at) => named.test(at) && !open.test(at))
  expect(Object.keys(places[name] ?? {}).sort()).toEqual(fields.sort())
})

/** The admin may do this for everybody, and it needs nothing that could be wrong. */
const doneByAdmin = [
  ...['impersonate', 'sendPersonLink', 'changePersonStatus'],
  ...['releaseOrder', 'releaseOrders', 'holdOrder', 'unholdOrder', 'cancelDeskOrder', 'changeDelivery'],
  ...['pickOrders', 'createShipment', 'shipOrder', 'packShipment', 'dispatchShipment', 'dispatchShipments'],
  ...['deliverShipment', 'failShipment', 'cancelShipment', 'receiveGoods', 'countShelves', 'correctShelf'],
]

test.each(names)('%s shows and changes nothing of somebody else, whoever asks', async (name) => {
  const spec = endpoints[name] as Endpoint
  for (const role of roles.filter((one) => one !== 'admin' || !doneByAdmin.includes(name))) {
    const answer = await send(spec, asking(name, spec), role)
    expect([role, answer.statusCode === 401, answer.statusCode === 403]).toEqual([role, ...refusalFor(spec, role)])
    if (role !== 'admin') expect(answer.body, role).not.toMatch(marker)
  }
})

test('all that was asked has changed nothing of theirs', async () => {
  expect(await everythingOf(world, victim)).toBe(before)
})

/** Whether the access of an endpoint alone refuses a role: as a visitor, as somebody without the right. */
function refusalFor({ access }: Endpoint, role: Role | 'visitor'): [boolean, boolean] {
  if (access === 'anyone') return [false, false]
  if (role === 'visitor') return [true, false]
  if (access === 'signed-in') return [false, false]
  const isStaff = staffRoles.some((one) => one === role)
  return [false, isStaff !== isStaffPermission(access) || !holds(rolePermissions[role], access)]
}

/** A request that the endpoint takes, about what is somebody else's. */
function asking(name: string, spec: Endpoint): Part {
  const parts = structuredClone(partsOf(spec))
  for (const [at, whose] of Object.entries(places[name] ?? {})) {
    if (whose !== 'open') setValue(parts, at.split('.'), whose())
  }
  return parts
}

function setValue(into: object, [first = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) Reflect.set(into, first, value)
  else setValue(Reflect.get(into, first) as object, rest, value)
}

function fieldsOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, at ? `${at}.${key}` : key))
}

async function send(
  { method, path, body: takesBody, form }: Endpoint,
  { params, query, body }: Part,
  role: Role | 'visitor',
) {
  const accountId = people.get(role)
  const token = accountId && (await world.db.transaction().execute((tx) => openSession(tx, accountId, world.now())))
  const filled = path.replaceAll(/:(\w+)/g, (_, one) => encodeURIComponent(params[one] ?? ''))
  return world.app.inject({
    method,
    url: `${apiPrefix}${filled}?${new URLSearchParams(query)}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'idempotency-key': `${role} ${path}`.replaceAll(' ', '-'),
      ...(takesBody && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(takesBody && {
      payload: form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
    }),
  })
}
