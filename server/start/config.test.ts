import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const key = Buffer.alloc(32, 1).toString('base64')

test('an empty environment is a shop to try', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    production: false,
    trustedProxies: [],
  })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DATABASE_URL', 'localhost'],
  ['PUBLIC_URL', 'shop.example.com'],
  ['SMTP_URL', 'mail'],
  ['VIES_URL', 'vies'],
  ['EXCHANGE_RATES_URL', 'ecb.xml'],
  ['FILES_URL', 's3://bucket/folder'],
  ['FILES_URL', 'file://elsewhere/folder'],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '1'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1,proxy'],
  ['SECRETS_KEY', 'short'],
  ['SECRETS_KEY', `${key},c2hvcnQ=`],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'maybe'],
  ['NOW', 'tomorrow'],
  ['NOW', '2026-13-40T09:00:00Z'],
  ['NODE_ENV', 'prod'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The variable ${name} has a wrong value: expected`)
})

test.each([
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1, 0.0.0.0/0',
  '10.0.0.0/0',
  '0.0.0.0/1,128.0.0.0/1',
  '64.0.0.0/2',
  '192.0.0.0/7',
  '::/1',
  '8000::/1',
  '2000::/3',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/97',
  '::ffff:64.0.0.0/98',
  '::/80',
  '0:0:0:0:0:0:0:0/0',
])('TRUSTED_PROXIES=%s trusts everybody and is refused', (value) => {
  expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(
    /TRUSTED_PROXIES believes all of \S+ .*name the addresses/,
  )
})

test.each(['10.0.0.0/8', '172.16.0.0/12', '127.0.0.1', 'fc00::/7', '2001:db8::/32', '::1', '::ffff:10.0.0.0/104'])(
  'TRUSTED_PROXIES=%s is a network of one’s own',
  (value) => {
    expect(readConfig({ TRUSTED_PROXIES: value }).trustedProxies).toEqual([value])
  },
)

test('a refusal does not repeat the password in the value', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://shop:hunter2@db/shop' })).not.toThrow(/hunter2/)
})

test.each(['NOW', 'DEMO'])('%s is refused in production', (name) => {
  const values = { NOW: '2026-11-20T09:00:00Z', DEMO: 'true' }
  expect(() => readConfig({ NODE_ENV: 'production', [name]: values[name as 'NOW' | 'DEMO'] })).toThrow(name)
})

test('production has a key for secrets', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SECRETS_KEY is needed .*openssl rand/)
  const old = Buffer.alloc(32, 2)
  const { secretKeys } = readConfig({ NODE_ENV: 'production', SECRETS_KEY: `${key}, ${old.toString('base64')}` })
  expect(secretKeys).toEqual([Buffer.alloc(32, 1), old])
})

test('production shows no demo', () => {
  expect(readConfig({ NODE_ENV: 'production', SECRETS_KEY: key }).demo).toBe(false)
})

test.each([
  [{}, true, false],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://shop.localhost:3000' }, true, false],
  [{ HOST: '127.3.2.1', PUBLIC_URL: 'http://[::1]:3000' }, true, false],
  [{ HOST: '::1' }, true, false],
  [{ HOST: '0.0.0.0' }, false, true],
  [{ HOST: '::' }, false, true],
  [{ HOST: '192.168.0.7' }, false, true],
  [{ HOST: 'shop' }, false, true],
  [{ HOST: '127.0.0.1.example.com' }, false, true],
  [{ PUBLIC_URL: 'https://shop.example.com' }, false, true],
  [{ PUBLIC_URL: 'https://shop.example.com', DEMO: 'true' }, true, false],
  [{ HOST: '0.0.0.0', DEMO: 'true' }, true, false],
  [{ HOST: '0.0.0.0', DEMO: 'false' }, false, false],
  [{ HOST: '0.0.0.0', NODE_ENV: 'production', SECRETS_KEY: key }, false, false],
])('beyond this machine the demo waits for its word: %j', (values, demo, leavesDemoOut) => {
  expect(readConfig(values)).toMatchObject({ demo, leavesDemoOut })
})

const centralBank = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const elsewhere = 'http://rates.example.com/daily.xml'
test.each([
  ['of a demo', {}, undefined],
  ['of a demo, where somebody is named', { EXCHANGE_RATES_URL: elsewhere }, elsewhere],
  ['in tests', { NODE_ENV: 'test', DEMO: 'false' }, undefined],
  ['in production', { NODE_ENV: 'production', SECRETS_KEY: key }, centralBank],
  ['where others reach the shop', { HOST: '0.0.0.0' }, centralBank],
  ['where another is named', { NODE_ENV: 'production', SECRETS_KEY: key, EXCHANGE_RATES_URL: elsewhere }, elsewhere],
  ['where it is switched off', { NODE_ENV: 'production', SECRETS_KEY: key, EXCHANGE_RATES_URL: '' }, undefined],
])('who is asked for exchange rates: %s', (_, values, url) => {
  expect(readConfig(values).exchangeRatesUrl).toBe(url)
})

test('proxies are a list of addresses and networks', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/24,::1' }).trustedProxies).toEqual([
    '10.0.0.1',
    '192.168.0.0/24',
    '::1',
  ])
})

test.each([
  [{}, '/data/files'],
  [{ FILES_URL: '/srv/files' }, '/srv/files'],
  [{ FILES_URL: 'file:///srv/my%20files' }, '/srv/my files'],
])('files are kept in a folder: %j', (values, folder) => {
  expect(readConfig({ DATA_DIR: '/data', ...values }).filesDir).toBe(folder)
})
