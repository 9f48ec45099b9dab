import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/index.ts'
import { holds, isStaffPermission, type Role, staffRoles } from '../rules/identity/permissions.ts'
import { rolePermissions } from '../rules/identity/roles.ts'
import { openSession } from './modules/identity/session/session.queries.ts'
import { type Part, partsOf } from './testing/access/examples.ts'
import { accessPlaces } from './testing/access/places.ts'
import { buildVictim, everythingOf } from './testing/access/victim.ts'
import { buildWorld, type World } from './testing/world.ts'

/** Every endpoint, asked by every role with the ids of another account: nothing of theirs is seen, nothing of it changes. */

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

const names = Object.keys(endpoints)

test.each(names)('each field of %s that names something has its place here', (name) => {
  const fields = fieldsOf(partsOf(endpoints[name] as Endpoint)).filter((at) => named.test(at) && !open.test(at))
  expect(Object.keys(accessPlaces[name] ?? {}).sort()).toEqual(fields.sort())
})

/** The admin may do this for everybody, and it needs nothing that could be wrong. */
const doneByAdmin = [
  ...['impersonate', 'sendPersonLink', 'changePersonStatus'],
  ...['addCustomerNote', 'addCustomerTag', 'removeCustomerTag', 'removeOrderTag'],
  ...['removeCustomerAddress', 'makeDefaultCustomerAddress'],
  ...['releaseOrder', 'releaseOrders', 'holdOrder', 'unholdOrder', 'cancelDeskOrder', 'changeDelivery'],
  ...[
    'pickOrders',
    'createShipment',
    'shipOrder',
    'reportShortPick',
    'packShipment',
    'packShipments',
    'dispatchShipment',
    'dispatchShipments',
  ],
  ...[
    'deliverShipment',
    'failShipment',
    'cancelShipment',
    'receiveGoods',
    'countShelves',
    'correctShelf',
    'changeArrival',
  ],
]

test.each(names)('%s shows and changes nothing of another customer, whoever asks', async (name) => {
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

/** Whether the access of an endpoint alone refuses a role: as a visitor, as an account without the right. */
function refusalFor({ access }: Endpoint, role: Role | 'visitor'): [boolean, boolean] {
  if (access === 'anyone') return [false, false]
  if (role === 'visitor') return [true, false]
  if (access === 'signed-in') return [false, false]
  const isStaff = staffRoles.some((one) => one === role)
  return [false, isStaff !== isStaffPermission(access) || !holds(rolePermissions[role], access)]
}

/** A request that the endpoint takes, about what is another customer's. */
function asking(name: string, spec: Endpoint): Part {
  const parts = structuredClone(partsOf(spec))
  for (const [at, whose] of Object.entries(accessPlaces[name] ?? {})) {
    if (whose !== 'open') setValue(parts, at.split('.'), whose(victim))
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
