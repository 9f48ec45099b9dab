import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { errors } from './errors.ts'
import { endpoints } from './index.ts'
import { described, Id } from './wire.ts'

test('no two endpoints stand at one method and path', () => {
  const places = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(new Set(places).size).toBe(places.length)
})

test('every business refusal has its own number from 10000 on and travels as HTTP 200', () => {
  const business = Object.values(errors).filter(({ code }) => code >= 10_000)
  expect(new Set(business.map(({ code }) => code)).size).toBe(business.length)
  expect(business.every(({ status }) => status === 200)).toBe(true)
})

test('every change of data that is not repeatable by itself takes a key or says so', () => {
  const idempotent = Object.entries(endpoints).filter(([, spec]) => spec.idempotent)
  expect(idempotent.map(([name]) => name)).toEqual([
    ...['receiveGoods', 'countShelves', 'correctShelf', 'changeArrival', 'sendContactMessage'],
    ...['addCustomerNote', 'changeCustomerNote', 'removeCustomerNote', 'addCustomerTag', 'removeCustomerTag'],
    ...['creditInvoice', 'sendInvoiceCopy'],
    ...['settleEntry', 'ignoreEntry', 'undoEntry', 'registerPayment', 'refundCredit'],
    ...['undoPayment', 'undoRefund'],
    ...['sendReminder', 'stopReminders', 'resumeReminders', 'disputeItem', 'endDispute'],
    ...['releaseOrder', 'releaseOrders', 'holdOrder', 'unholdOrder', 'cancelDeskOrder', 'payOrder', 'changeDelivery'],
    'changeOrder',
    ...['addOrderNote', 'changeOrderNote', 'removeOrderNote', 'addOrderTag', 'removeOrderTag'],
    ...['placeOrder', 'cancelOrder'],
    ...['addPurchaseOrder', 'changePurchaseOrder', 'placePurchaseOrder', 'cancelPurchaseOrder'],
    ...[
      'addQuickOrder',
      'changeQuickOrder',
      'submitQuickOrder',
      'adjustQuickOrder',
      'rejectQuickOrder',
      'copyQuickOrder',
    ],
    'register',
    'changeReorderPoint',
    ...['openReturn', 'askAboutReturn', 'approveReturnLine', 'refuseReturnLine', 'bookReturnCollection'],
    ...['receiveReturn', 'inspectReturnLine'],
    ...['creditReturn', 'replaceReturnLines', 'sendReturnLineBack'],
    ...['saveReturn', 'submitReturn'],
    ...['pickOrders', 'createShipment', 'packShipment', 'dispatchShipment', 'dispatchShipments', 'shipOrder'],
    ...[
      'deliverShipment',
      'failShipment',
      'cancelShipment',
      'packShipments',
      'reportShortPick',
      'addSupplier',
      'changeSupplier',
      'correctParcel',
      'bookTracking',
    ],
  ])
})

test('what an endpoint shows as an example is what it takes and answers', () => {
  const shown = Object.entries(endpoints).filter(([, { example }]) => example)
  expect(shown.length).toBeGreaterThan(15)
  for (const [name, { example, body, reply }] of shown) {
    expect([name, Value.Check(reply, example?.reply)]).toEqual([name, true])
    expect([name, body ? Value.Check(body, example?.body) : example?.body === undefined]).toEqual([name, true])
  }
})

/** A number and a yes as they stand in an address. */
const texts: Record<string, string> = { integer: '1', number: '1', boolean: 'true' }

test('what travels as text in an address or a form is read as the type of its field', () => {
  const fields = Object.entries(endpoints).flatMap(([name, { params, query, form, body }]) =>
    [params, query, form && body].flatMap((part) => [...fieldsOf(part, name)]),
  )
  const typed = fields.filter(({ schema: { type } }) => type !== undefined && type !== 'string' && type !== 'array')
  expect(typed.length).toBeGreaterThan(200)
  const unread = typed.filter(({ schema }) => !Value.Check(schema, Value.Convert(schema, texts[String(schema.type)])))
  expect(unread.map(({ path }) => path)).toEqual([])
})

test('a schema that is described keeps how it is read', () => {
  const asked = described(Id, 'Whose it is')
  expect([asked, Value.Convert(asked, '3')]).toEqual([{ ...Id, description: 'Whose it is' }, 3])
  expect(Id).not.toHaveProperty('description')
})

/** What things are told apart by; what one looks for them with is none. */
const told =
  /^(number|numbers|custNumber|poNumber|replaces|batchNumber|cameInstead|trackingNumber|exchangeNumber|vatNumber|taxCode|sdiCode|peppolAddress|registrationNumber|account|bic|reference)$/

type Field = { path: string; name: string; schema: { type?: string; format?: string; pattern?: string } }

function* fieldsOf(schema: unknown, path: string): Generator<Field> {
  if (typeof schema !== 'object' || schema === null) return
  const {
    properties = {},
    items,
    anyOf,
  } = schema as { properties?: Record<string, object>; items?: object; anyOf?: object[] }
  for (const [name, field] of Object.entries(properties)) {
    yield { path: `${path}.${name}`, name, schema: field }
    const list = (field as { items?: object }).items
    if (list) yield { path: `${path}.${name}[]`, name, schema: list }
    yield* fieldsOf(field, `${path}.${name}`)
  }
  if (items) yield* fieldsOf(items, `${path}[]`)
  for (const one of anyOf ?? []) yield* fieldsOf(one, path)
}

test('no number and no reference that is sent may bear a sign that turns the direction of reading', () => {
  const sent = Object.values(endpoints).flatMap((spec) => [...fieldsOf(spec.body, `${spec.method} ${spec.path}`)])
  const numbers = sent.filter(({ name, schema }) => told.test(name) && schema.type === 'string' && !schema.format)
  expect(numbers.length).toBeGreaterThan(30)
  const taken = numbers.filter(({ schema }) => new RegExp(schema.pattern ?? '').test('A\u202e1'))
  // There each row says by itself what is wrong with it.
  expect(taken.map(({ path }) => path)).toEqual(['POST /staff/shipment/tracking.rows[].trackingNumber'])
})
