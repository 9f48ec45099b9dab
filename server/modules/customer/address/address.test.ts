import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addAddress,
  changeAddress,
  importAddresses,
  importAddressFile,
  listAddresses,
  makeDefaultAddress,
  removeAddress,
} from '../../../../contract/customer/address.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { mostAddresses } from '../../../../rules/address/form.ts'
import { say } from '../../../../texts/say.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { sheetOf, zipOf } from '../../../testing/files/zip.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Kind = 'billing' | 'regular' | 'nonRegular'

const form = { company: 'Voorbeeld B.V.', address1: 'Kade 1', city: 'Rotterdam', postcode: '3000 AA', country: 'NL' }
const add = async (person: Person, more: object = {}, kind: Kind = 'regular') =>
  (await person.call(addAddress, { body: { kind, ...form, ...more } })).data
const list = async (person: Person, query = {}) => (await person.call(listAddresses, { query })).data
const defaultsOf = async (person: Person, kind: Kind) =>
  (await list(person, { kind })).rows.filter(({ isDefault }) => isDefault).map(({ addressId }) => addressId)

test('every field is kept, and found again by its parts', async () => {
  const person = await world.signedIn()
  const whole = {
    firstName: 'Vera',
    lastName: 'Voorbeeld',
    contactName: 'Magazijn',
    address2: 'Hal 3',
    state: 'ZH',
    phone: '+31 10 000 0001',
    mobile: '+31 6 0000 0001',
    email: 'vera@voorbeeld.example',
    fax: '+31 10 000 0002',
  }
  const added = await add(person, { ...whole, country: 'nl', customerType: 'private' }, 'nonRegular')
  expect(added).toMatchObject({ ...form, ...whole, kind: 'nonRegular', customerType: 'private', isDefault: true })

  for (const keyword of ['vera voor', 'KADE', '3000 aa rott', '0000 0001', 'hal 3', 'voorbeeld.example']) {
    expect((await list(person, { keyword })).rows.map(({ addressId }) => addressId)).toEqual([added.addressId])
  }
  expect((await list(person, { keyword: '%' })).total).toBe(0)
  expect((await list(person, { kind: 'billing' })).total).toBe(0)
})

test('what is wrong is said by field, and nothing is kept', async () => {
  const person = await world.signedIn()
  const wrong = (body: object) => person.call(addAddress, { body: { kind: 'regular', ...form, ...body } })
  expect(await wrong({ company: ' ' })).toMatchObject({
    code: 10_201,
    msg: 'Missing First Name or Last Name or Company Name',
    failure: { fields: ['company'] },
  })
  expect(await wrong({ postcode: 'x', email: 'y' })).toMatchObject({
    status: 400,
    failure: { fields: ['email', 'postcode'], details: { postcode: 'invalid' } },
  })
  expect(await wrong({ country: 'US', postcode: '19103' })).toMatchObject({ failure: { fields: ['state'] } })
  expect(await wrong({ country: 'FR', postcode: '75001' })).toMatchObject({ failure: { fields: ['phone', 'email'] } })
  expect((await list(person)).total).toBe(1)
})

test('each kind has one default address, whatever is added, chosen and removed', async () => {
  const person = await world.signedIn()
  const [first, second] = [await add(person, {}, 'billing'), await add(person, { city: 'Delft' }, 'billing')]
  expect(await defaultsOf(person, 'billing')).toEqual([first.addressId])
  const choose = (id: number) => person.call(makeDefaultAddress, { params: { id } })
  await choose(second.addressId)
  expect(await defaultsOf(person, 'billing')).toEqual([second.addressId])

  const more = await Promise.all(['A', 'B', 'C', 'D'].map((city) => add(person, { city }, 'billing')))
  const answers = await Promise.all(more.map(({ addressId }) => choose(addressId)))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  expect(await defaultsOf(person, 'billing')).toHaveLength(1)
  const [chosen = 0] = await defaultsOf(person, 'billing')
  await person.call(removeAddress, { params: { id: chosen } })
  expect(await defaultsOf(person, 'billing')).toEqual([first.addressId])
})

test('the last billing address stays, however many clicks come at once', async () => {
  const person = await world.signedIn()
  const bills = await Promise.all(['A', 'B', 'C'].map((city) => add(person, { city }, 'billing')))
  const answers = await Promise.all(
    bills.map(({ addressId }) => person.call(removeAddress, { params: { id: addressId } })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([10_202, 200, 200])
  expect((await list(person, { kind: 'billing' })).total).toBe(1)
})

test('an address that an order uses can be changed and removed: the order keeps its own', async () => {
  const person = await world.signedIn()
  const { number } = await world.sku()
  const { addressId } = await add(person, { mobile: '+31 6 0000 0001' })
  const request = { lines: [{ number, qty: 1 }], addressId }
  const { revision } = (await person.call(previewOrder, { body: request })).data
  const { orderno } = (await person.call(placeOrder, { body: { ...request, revision } })).data

  await person.call(changeAddress, { params: { id: addressId }, body: { ...form, city: 'Elsewhere' } })
  expect((await person.call(removeAddress, { params: { id: addressId } })).code).toBe(200)
  expect((await person.call(getOrder, { params: { orderno } })).data.shipTo).toMatchObject(form)
})

test("nobody sees, changes, chooses or removes another customer's address", async () => {
  const [person, stranger] = [await world.signedIn(), await world.signedIn()]
  const { addressId: id } = await add(person, { city: 'Secret' })
  expect((await list(stranger, { keyword: 'Secret' })).total).toBe(0)
  const answers = [
    await stranger.call(changeAddress, { params: { id }, body: form }),
    await stranger.call(removeAddress, { params: { id } }),
    await stranger.call(makeDefaultAddress, { params: { id } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await list(person, { keyword: 'Secret' })).total).toBe(1)
})

test('who may order reads the book; only who holds the account changes it', async () => {
  const main = await world.signedIn()
  const colleague = (role: 'buyer' | 'salesrep') => world.signedIn({ customerId: main.customerId, role })
  const [buyer, salesrep] = [await colleague('buyer'), await colleague('salesrep')]
  expect((await list(buyer)).total).toBe(1)
  expect((await buyer.call(addAddress, { body: { kind: 'regular', ...form } })).status).toBe(403)
  expect((await salesrep.call(listAddresses, { query: {} })).status).toBe(403)
})

test('changes are noted with what was before and after', async () => {
  const [person, admin] = [await world.signedIn(), await world.staff('admin')]
  const { addressId: id } = await add(person)
  await person.call(changeAddress, { params: { id }, body: { ...form, city: 'Delft' } })
  await person.call(removeAddress, { params: { id } })
  const { rows } = (await admin.call(listAuditEvents, { query: { subject: `address ${id}` } })).data
  expect(rows).toMatchObject([
    { action: 'address.removed', before: { city: 'Delft' }, after: null, userName: person.userName },
    { action: 'address.changed', before: { city: 'Rotterdam' }, after: { city: 'Delft' } },
    { action: 'address.added', before: null, after: form },
  ])
})

const imported = async (person: Person, csv: string, language = 'en') =>
  (await person.call(importAddresses, { body: { csv } }, { headers: { 'accept-language': language } })).data

const header = 'Kind;Company;First name;Address1;City;Postcode;Country;State;Email'

test('a file keeps its good lines and says what is wrong with each other one', async () => {
  const person = await world.signedIn()
  const lines = [
    header,
    'billing;Voorbeeld B.V.;;Kade 1;Rotterdam;3000 AA;nl;;',
    'regular;;;Kade 2;Rotterdam;3000 AA;NL;;',
    'Non-regular;"Quoted; and ""so""";;Kade 3;Delft;2611 AA;NL;;',
    'regular;US Inc.;;1 Example Street;Fresno;93701;US;;x',
    'regular;Too much;;Kade 4;Delft;2611 AA;NL;;;;more',
    'regular;"open',
    '',
    'billing;Voorbeeld B.V.;;Kade 1;Rotterdam;3000 AA;NL;;',
  ]
  const answer = await imported(person, `\ufeff${lines.join('\r\n')}\r\n`)
  expect(answer).toMatchObject({ added: 2, known: 1 })
  expect(answer.bad).toEqual([
    { line: 3, msg: 'Missing First Name or Last Name or Company Name' },
    { line: 5, msg: 'Invalid Email Format. Choose the state' },
    { line: 6, msg: say('en', 'account.import_columns') },
    { line: 7, msg: say('en', 'account.import_unreadable') },
  ])
  expect((await list(person, { kind: 'nonRegular' })).rows[0]?.company).toBe('Quoted; and "so"')
  expect(await defaultsOf(person, 'billing')).toHaveLength(1)
  expect(await imported(person, lines.join('\n'))).toMatchObject({ added: 0, known: 3 })
})

const uploaded = async (person: Person, bytes: Buffer, language = 'en') => {
  const { payload, headers } = formOf({ bytes, name: 'addresses.csv' })
  const answer = await world.app.inject({
    ...{ method: 'POST', url: apiPrefix + importAddressFile.path, payload },
    headers: { ...headers, authorization: `Bearer ${person.token}`, 'accept-language': language },
  })
  return answer.json()
}

test('a file is read in the letters that were written, and a workbook, too', async () => {
  const person = await world.signedIn()
  // Windows-1250: ó is 0xF3, ł 0xB3, ź 0x9F.
  const polish = Buffer.from(`Company;Address1;City;Postcode;Country\nSklep;ul. 1;\xa3\xf3d\x9f;90-001;PL\n`, 'latin1')
  expect((await uploaded(person, polish)).data).toMatchObject({ added: 1, bad: [] })
  const sheet = zipOf(
    sheetOf([
      ['Company', 'Address1', 'City', 'Postcode', 'Country'],
      ['B.V.', 'Kade 9', 'Delft', '2611 AA', 'NL'],
    ]),
  )
  expect((await uploaded(person, sheet)).data).toMatchObject({ added: 1, bad: [] })
  const cities = (await list(person, { kind: 'regular' })).rows.map(({ city }) => city)
  expect(cities).toEqual(expect.arrayContaining(['Delft', 'Łódź']))
  const unclear = Buffer.from(`Company;Address1;City;Postcode;Country\nSklep;ul. 1;Gda\xf1sk;80-001;PL\n`, 'latin1')
  expect(await uploaded(person, unclear)).toMatchObject({ code: 50_121, msg: expect.stringContaining('Gdańsk') })
  expect((await uploaded(person, unclear, 'pl')).data).toMatchObject({ added: 1, bad: [] })
  const nothing = await uploaded(person, Buffer.from([0, 1, 2]), 'de')
  expect(nothing.data.bad).toEqual([{ line: 1, msg: say('de', 'table.unreadable') }])
})

test.each([
  ['Firma;Straße;PLZ;Ort;Land', 'Deutschland', '10115'],
  ['Nazwa firmy;Ulica;Kod pocztowy;Miejscowość;Kraj', 'Polska', '00-950'],
  ['Raison sociale;Rue;Code postal;Ville;Pays', 'Allemagne', '10115'],
])('columns are known by what others call them: %s', async (head, country, postcode) => {
  const person = await world.signedIn()
  expect(await imported(person, `${head}\nBüro;Nord 1;${postcode};Nordhausen;${country}`)).toMatchObject({
    added: 1,
    bad: [],
  })
  const { rows } = await list(person, { kind: 'regular' })
  const row = rows.find(({ company }) => company === 'Büro')
  expect(row).toMatchObject({ address1: 'Nord 1', city: 'Nordhausen', postcode })
})

test('a file without the columns that an address needs is refused in the language of the reader', async () => {
  const person = await world.signedIn()
  expect(await imported(person, 'company\nX', 'de')).toMatchObject({
    added: 0,
    known: 0,
    bad: [{ line: 1, msg: say('de', 'account.import_needs', { columns: 'address1, city, postcode, country' }) }],
  })
})

test('no book grows past its limit, and a long file is read to its limit', async () => {
  const person = await world.signedIn()
  const line = (at: number) => `regular;Voorbeeld ${at};;Kade ${at};Rotterdam;3000 AA;NL;;`
  const file = (count: number, from: number) =>
    [header, ...Array.from({ length: count }, (_, at) => line(from + at))].join('\n')
  const [one, other] = await Promise.all([imported(person, file(600, 0)), imported(person, file(600, 1_000))])
  expect(one.added + other.added).toBe(mostAddresses - 1)
  expect([...one.bad, ...other.bad]).toHaveLength(201)
  expect(await person.call(addAddress, { body: { kind: 'regular', ...form } })).toMatchObject({ code: 10_203 })
  const long = await imported(person, file(mostAddresses + 50, 5_000))
  expect(long.bad.at(-1)).toEqual({ line: mostAddresses + 2, msg: say('en', 'account.import_too_many') })
})

test('a file may name a country by its name, and write a postcode in any usual way', async () => {
  const person = await world.signedIn()
  const lines = [
    'company,address1,postcode,city,country',
    'Nazwa,ul. Prosta 1,00950,Warszawa,Polen',
    'Navn,Gade 1,DK-1050,København,DNK',
    'Naam,Straat 1,1234ab,Amsterdam,paesi bassi',
    'Nom,Rue 1,75001,Paris,Atlantis',
  ]
  const { added, bad } = await imported(person, lines.join('\n'))
  expect([added, bad.map(({ line }) => line)]).toEqual([3, [5]])
  const { rows } = (await person.call(listAddresses, { query: {} })).data
  expect(rows.map(({ company, country, postcode }) => [company, country, postcode])).toEqual(
    expect.arrayContaining([
      ['Nazwa', 'PL', '00-950'],
      ['Navn', 'DK', '1050'],
      ['Naam', 'NL', '1234 AB'],
    ]),
  )
})
