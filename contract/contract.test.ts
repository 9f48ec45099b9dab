import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { errors } from './errors.ts'
import { endpoints } from './index.ts'

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
    ...['receiveGoods', 'countShelves', 'correctShelf', 'sendContactMessage'],
    ...['creditInvoice', 'sendInvoiceCopy'],
    ...['settleEntry', 'ignoreEntry', 'undoEntry', 'registerPayment', 'refundCredit'],
    ...['undoPayment', 'undoRefund'],
    ...['sendReminder', 'stopReminders', 'resumeReminders', 'disputeItem', 'endDispute'],
    ...['releaseOrder', 'releaseOrders', 'holdOrder', 'unholdOrder', 'cancelDeskOrder', 'payOrder', 'changeDelivery'],
    ...['placeOrder', 'cancelOrder'],
    ...[
      'addQuickOrder',
      'changeQuickOrder',
      'submitQuickOrder',
      'adjustQuickOrder',
      'rejectQuickOrder',
      'copyQuickOrder',
    ],
    'register',
    ...['openReturn', 'askAboutReturn', 'approveReturnLine', 'refuseReturnLine', 'bookReturnCollection'],
    ...['receiveReturn', 'inspectReturnLine'],
    ...['creditReturn', 'replaceReturnLines', 'sendReturnLineBack'],
    ...['saveReturn', 'submitReturn'],
    ...['pickOrders', 'createShipment', 'packShipment', 'dispatchShipment', 'dispatchShipments', 'shipOrder'],
    ...['deliverShipment', 'failShipment', 'cancelShipment', 'correctParcel', 'bookTracking'],
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
