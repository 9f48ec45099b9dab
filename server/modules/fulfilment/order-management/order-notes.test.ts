import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCustomers } from '../../../../contract/customer/customer.ts'
import * as customerNotes from '../../../../contract/customer/customer-notes.ts'
import { apiPrefix, type Endpoint } from '../../../../contract/endpoint.ts'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import * as orderNotes from '../../../../contract/fulfilment/order-notes.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import {
  exportOrders,
  getOrder,
  getOrderDocument,
  getPackingList,
  listOrders,
} from '../../../../contract/order/order.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { placeSeenOrder } from '../../../testing/order/seen-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { documentsOfMailBy } from '../../order/documents/documents-of-mail.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let admin: Staff
let dutch: Staff
let german: Staff
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
  dutch = await world.staff('manager', [1])
  german = await world.staff('manager', [5])
})
afterAll(() => world.close())

const placed = () => placeSeenOrder(world)

type Placed = Awaited<ReturnType<typeof placed>>

/** The calls for an order and for a customer: what holds of one holds of the other. */
const kinds = [
  {
    kind: 'an order',
    notes: orderNotes.getOrderNotes,
    ...{ addNote: orderNotes.addOrderNote, changeNote: orderNotes.changeOrderNote },
    ...{ removeNote: orderNotes.removeOrderNote, addTag: orderNotes.addOrderTag, removeTag: orderNotes.removeOrderTag },
    tags: orderNotes.listOrderTags,
    getId: ({ orderId }: Placed) => orderId,
    subject: ({ orderno }: Placed) => `order ${orderno}`,
    async find(staff: Staff, tag: string) {
      const { rows } = (await staff.call(listDeskOrders, { query: { tag } })).data
      return rows.map(({ orderId, tags }) => ({ id: orderId, tags }))
    },
  },
  {
    kind: 'a customer',
    notes: customerNotes.getCustomerNotes,
    ...{ addNote: customerNotes.addCustomerNote, changeNote: customerNotes.changeCustomerNote },
    removeNote: customerNotes.removeCustomerNote,
    ...{ addTag: customerNotes.addCustomerTag, removeTag: customerNotes.removeCustomerTag },
    tags: customerNotes.listCustomerTags,
    getId: ({ customerId }: Placed) => customerId,
    subject: ({ customerId }: Placed) => `customer ${customerId}`,
    async find(staff: Staff, tag: string) {
      const { rows } = (await staff.call(listCustomers, { query: { tag } })).data
      return rows.map(({ customerId, tags }) => ({ id: customerId, tags }))
    },
  },
]

const notFound = 404

describe.each(kinds)('notes and tags of $kind', ({ notes, getId, subject, find, tags, ...kind }) => {
  const read = async (staff: Staff, id: number) => (await staff.call(notes, { params: { id } })).data

  test('a note says who wrote it and when; its author alone changes and deletes it', async () => {
    const order = await placed()
    const id = getId(order)
    const { noteId } = (await dutch.call(kind.addNote, { params: { id }, body: { text: ' Calls before noon \n' } }))
      .data
    expect(await read(dutch, id)).toMatchObject({
      noteCount: 1,
      notes: [
        { noteId, text: 'Calls before noon', isOwn: true, version: 1, changedAt: null, author: expect.any(String) },
      ],
    })
    expect((await read(admin, id)).notes).toMatchObject([{ noteId, isOwn: false }])

    const params = { id, noteId }
    const foreign = await admin.call(kind.changeNote, { params, body: { text: 'Mine', version: 1 } })
    expect(foreign.failure.reason).toBe('note.not_author')
    expect((await admin.call(kind.removeNote, { params, query: { version: 1 } })).failure.reason).toBe(
      'note.not_author',
    )

    expect((await dutch.call(kind.changeNote, { params, body: { text: 'Calls at noon', version: 1 } })).code).toBe(200)
    expect((await read(dutch, id)).notes).toMatchObject([
      { text: 'Calls at noon', version: 2, changedAt: world.now().toISOString() },
    ])
    expect((await dutch.call(kind.removeNote, { params, query: { version: 2 } })).code).toBe(200)
    expect(await read(dutch, id)).toEqual({ notes: [], noteCount: 0, tags: [] })

    const { rows } = (await admin.call(listAuditEvents, { query: { subject: subject(order) } })).data
    const events = rows.filter(({ action }) => action.startsWith('internal_note.'))
    expect(events.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['internal_note.removed', { noteId, text: 'Calls at noon' }, {}],
      ['internal_note.changed', { noteId, text: 'Calls before noon' }, { noteId, text: 'Calls at noon' }],
      ['internal_note.added', null, { noteId, text: 'Calls before noon' }],
    ])
  })

  test('what has changed since it was seen is neither overwritten nor deleted', async () => {
    const id = getId(await placed())
    const { noteId } = (await dutch.call(kind.addNote, { params: { id }, body: { text: 'One' } })).data
    const params = { id, noteId }
    await dutch.call(kind.changeNote, { params, body: { text: 'Two', version: 1 } })
    const stale = await dutch.call(kind.changeNote, { params, body: { text: 'Three', version: 1 } })
    expect(stale.failure.reason).toBe('note.changed')
    expect((await dutch.call(kind.removeNote, { params, query: { version: 1 } })).failure.reason).toBe('note.changed')
    expect((await read(dutch, id)).notes).toMatchObject([{ text: 'Two', version: 2 }])
  })

  test('of other sites nothing is found, and nothing is offered', async () => {
    const id = getId(await placed())
    const { noteId } = (await dutch.call(kind.addNote, { params: { id }, body: { text: 'Dutch' } })).data
    const { tagId } = (await dutch.call(kind.addTag, { params: { id }, body: { tag: 'Only Dutch' } })).data
    const answers = [
      await german.call(notes, { params: { id } }),
      await german.call(kind.addNote, { params: { id }, body: { text: 'x' } }),
      await german.call(kind.changeNote, { params: { id, noteId }, body: { text: 'x', version: 1 } }),
      await german.call(kind.removeNote, { params: { id, noteId }, query: { version: 1 } }),
      await german.call(kind.addTag, { params: { id }, body: { tag: 'x' } }),
      await german.call(kind.removeTag, { params: { id, tagId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => notFound))
    expect(await find(german, 'Only Dutch')).toEqual([])
    expect((await german.call(tags, {})).data).not.toContain('Only Dutch')
    expect((await dutch.call(tags, {})).data).toContain('Only Dutch')

    // Under another thing of the same site, its note and its tag are not there either.
    const other = getId(await placed())
    const elsewhere = [
      await dutch.call(kind.changeNote, { params: { id: other, noteId }, body: { text: 'x', version: 1 } }),
      await dutch.call(kind.removeTag, { params: { id: other, tagId } }),
    ]
    expect(elsewhere.map(({ status }) => status)).toEqual([notFound, notFound])
  })

  test('a tag is there once however it is capitalized, and its list is found by it', async () => {
    const order = await placed()
    const id = getId(order)
    const word = `Öl ${id}`
    const { tagId } = (await dutch.call(kind.addTag, { params: { id }, body: { tag: `  Öl   ${id} ` } })).data
    await dutch.call(kind.addTag, { params: { id }, body: { tag: 'Fair' } })
    const again = await dutch.call(kind.addTag, { params: { id }, body: { tag: word.toUpperCase().normalize('NFD') } })
    expect(again.data).toEqual({ tagId: (await read(dutch, id)).tags.find(({ tag }) => tag === word)?.tagId })
    expect(again.data.tagId).toBe(tagId)
    expect((await read(dutch, id)).tags.map(({ tag }) => tag)).toEqual(['Fair', word])
    expect(await find(dutch, word.toLowerCase())).toEqual([{ id, tags: ['Fair', word] }])

    await dutch.call(kind.removeTag, { params: { id, tagId } })
    expect(await find(dutch, word)).toEqual([])
    const { rows } = (await admin.call(listAuditEvents, { query: { subject: subject(order) } })).data
    expect(rows.filter(({ action }) => action.startsWith('tag.')).map(({ action, after }) => [action, after])).toEqual([
      ['tag.removed', {}],
      ['tag.added', { tag: 'Fair' }],
      ['tag.added', { tag: word }],
    ])
  })

  test('an empty or too long note or tag is refused', async () => {
    const id = getId(await placed())
    const long = [{ text: ' \n ' }, { text: 'x'.repeat(2001) }]
    for (const body of long) expect((await dutch.call(kind.addNote, { params: { id }, body })).status).toBe(400)
    for (const tag of ['  ', 'x'.repeat(31)])
      expect((await dutch.call(kind.addTag, { params: { id }, body: { tag } })).status).toBe(400)
    const most = { text: 'x'.repeat(2000) }
    expect((await dutch.call(kind.addNote, { params: { id }, body: most })).code).toBe(200)
  })
})

test('no reply, document, file or mail for the customer holds a note or a tag', async () => {
  const order = await placed()
  const { orderId, customerId, orderno, call, token, userName } = order
  const secrets = ['Secret 4471', 'Secret 4472', 'hidden 4473', 'hidden 4474']
  await dutch.call(orderNotes.addOrderNote, { params: { id: orderId }, body: { text: 'Secret 4471' } })
  await dutch.call(customerNotes.addCustomerNote, { params: { id: customerId }, body: { text: 'Secret 4472' } })
  await dutch.call(orderNotes.addOrderTag, { params: { id: orderId }, body: { tag: 'hidden 4473' } })
  await dutch.call(customerNotes.addCustomerTag, { params: { id: customerId }, body: { tag: 'hidden 4474' } })
  const { release, ship } = fulfilmentOf(world)
  await release(orderId)
  const shipmentId = await ship(orderId)

  const detail = (await call(getOrder, { params: { orderno } })).data
  expect(Object.keys(detail).filter((name) => /notes|tags/i.test(name))).toEqual([])
  const fetchFile = async ({ path }: Endpoint, query = '') => {
    const url = path.replace(':orderno', orderno).replace(':id', String(shipmentId))
    const response = await world.app.inject({
      url: apiPrefix + url + query,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(200)
    return response.rawPayload
  }
  const mail = { orderId, invoiceId: null, reminderId: null, queuedAt: world.now() }
  const attached = await documentsOfMailBy(world.db)(mail, 'en')
  const seen = {
    detail: JSON.stringify(detail),
    list: JSON.stringify((await call(listOrders, { query: {} })).data),
    export: (await fetchFile(exportOrders, '?format=csv')).toString(),
    confirmation: pdfText(await fetchFile(getOrderDocument)),
    mails: JSON.stringify(await world.mailsTo(`${userName}@example.com`)),
    attached: attached.map(({ bytes }) => pdfText(Buffer.from(bytes))).join(),
  }
  // Each is the right one and was read.
  for (const [name, content] of Object.entries(seen)) expect([name, content.includes('PO-SEEN')]).toEqual([name, true])
  const packingList = pdfText(await fetchFile(getPackingList))
  expect(packingList).toContain(orderno)
  for (const secret of secrets) expect(JSON.stringify({ ...seen, packingList })).not.toContain(secret)
})
