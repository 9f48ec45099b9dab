import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import Type, { type Static, type TObject } from 'typebox'
import Value from 'typebox/value'
import { StartError } from './start-error.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const url = (protocols: string[], description: string) =>
  Type.Refine(Type.String({ description }), (text) => protocols.includes(URL.parse(text)?.protocol ?? ''))

/** What each variable holds; `description` is what a wrong value is answered with, `default` what an unset one means. */
const Variables = Type.Object({
  NODE_ENV: Type.Enum(['production', 'development', 'test'], {
    default: 'development',
    description: 'production, development or test',
  }),
  PORT: Type.Refine(
    Type.String({ pattern: '^[0-9]{1,5}$', default: '3000', description: 'a port number from 0 to 65535' }),
    (text) => Number(text) <= 65_535,
  ),
  HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: '127.0.0.1',
    description: 'an address or host name to listen on, for example 127.0.0.1 or 0.0.0.0',
  }),
  DATA_DIR: Type.String({ default: '.data', description: 'a folder' }),
  DATABASE_URL: Type.Optional(
    url(['postgres:', 'postgresql:'], 'an address such as postgres://user:password@host:5432/name'),
  ),
  PUBLIC_URL: Type.Optional(
    url(['http:', 'https:'], 'the address that customers see, such as https://shop.example.com'),
  ),
  SMTP_URL: Type.Optional(url(['smtp:', 'smtps:'], 'an address such as smtp://user:password@mail.example.com:587')),
  FILES_URL: Type.Optional(
    Type.Refine(
      Type.String({ description: 'a folder such as /srv/aster/files or file:///srv/aster/files' }),
      (text) => readFolder(text) !== undefined,
    ),
  ),
  VIES_URL: Type.Optional(
    url(['http:', 'https:'], 'the REST address of VIES, such as https://vies.example.com/rest-api'),
  ),
  EXCHANGE_RATES_URL: Type.Optional(
    url(
      ['http:', 'https:'],
      'where the European Central Bank publishes its rates as XML, or empty where they are not to be fetched',
    ),
  ),
  TRUSTED_PROXIES: Type.Refine(
    Type.String({ default: '', description: 'addresses or networks of the proxies, such as 10.0.0.1,192.168.0.0/24' }),
    (text) => readList(text).every(isAddressOrNetwork),
  ),
  SECRETS_KEY: Type.Refine(
    Type.String({
      default: '',
      description: 'keys of 32 bytes in Base64, the one to use first and older ones behind it, with commas between',
    }),
    (text) => readList(text).every((key) => readKey(key).length === 32),
  ),
  LOG_LEVEL: Type.Enum([...logLevels], { default: 'info', description: `one of ${logLevels.join(', ')}` }),
  DEMO: Type.Optional(Type.Enum(['true', 'false'], { description: 'true or false' })),
  NOW: Type.Optional(
    Type.Refine(
      Type.String({
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$',
        description: 'an instant such as 2026-11-20T09:00:00Z',
      }),
      (text) => !Number.isNaN(Date.parse(text)),
    ),
  ),
})

const centralBank = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

/** Reads and checks the environment; throws a StartError that names the first wrong variable and what it should hold. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const variables = readEnvironment(Variables, env)
  const production = variables.NODE_ENV === 'production'
  if (production && variables.NOW !== undefined) {
    throw new StartError('NOW stops the clock and is refused where NODE_ENV is production: remove it')
  }
  if (production && variables.DEMO === 'true') {
    throw new StartError(
      'DEMO loads accounts with known passwords and is refused where NODE_ENV is production: remove it',
    )
  }
  const tooWide = readList(variables.TRUSTED_PROXIES).find(isTooWide)
  if (tooWide !== undefined) {
    throw new StartError(
      `TRUSTED_PROXIES believes all of ${tooWide} who says whose address a call comes from, so anybody could say another: name the addresses of your proxies alone, or a network of your own no wider than /8 (IPv6: /7)`,
    )
  }
  if (production && variables.SECRETS_KEY === '') {
    throw new StartError(
      'SECRETS_KEY is needed where NODE_ENV is production: the secrets of authenticators are sealed with it. `openssl rand -base64 32` makes one; keep it apart from the database and its backups',
    )
  }
  const isPublic =
    !isLoopback(variables.HOST) || (variables.PUBLIC_URL !== undefined && !isLoopback(readHost(variables.PUBLIC_URL)))
  const demo = variables.DEMO === undefined ? !production && !isPublic : variables.DEMO === 'true'
  // A demo has rates of its own, and is tried without a network.
  const asksForRates = !demo && variables.NODE_ENV !== 'test' && env.EXCHANGE_RATES_URL === undefined
  return {
    production,
    /** Others than this machine reach the shop. */
    isPublic,
    port: Number(variables.PORT),
    host: variables.HOST,
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    publicUrl: variables.PUBLIC_URL,
    smtpUrl: variables.SMTP_URL,
    viesUrl: variables.VIES_URL,
    exchangeRatesUrl: variables.EXCHANGE_RATES_URL ?? (asksForRates ? centralBank : undefined),
    filesDir: (variables.FILES_URL && readFolder(variables.FILES_URL)) ?? resolve(variables.DATA_DIR, 'files'),
    trustedProxies: readList(variables.TRUSTED_PROXIES),
    secretKeys: readList(variables.SECRETS_KEY).map(readKey),
    logLevel: variables.LOG_LEVEL,
    demo,
    /** The demo was neither asked for nor refused, and is left out because others reach this shop. */
    leavesDemoOut: variables.DEMO === undefined && !production && isPublic,
    now: variables.NOW,
  }
}

function readEnvironment<T extends TObject>(schema: T, env: NodeJS.ProcessEnv): Static<T> {
  const variables = Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const complete = Value.Default(schema, variables)
  if (Value.Check(schema, complete)) return complete
  const [wrong] = Value.Errors(schema, complete)
  const name = wrong?.instancePath.slice(1) ?? ''
  const { description } = schema.properties[name] as { description?: string }
  // The value itself may hold a password, so the message does not repeat it.
  throw new StartError(`The variable ${name} has a wrong value: expected ${description}`)
}

/** The folder of a path or of a file: URL; undefined for what is neither. */
function readFolder(text: string): string | undefined {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(text)) return resolve(text)
  try {
    return fileURLToPath(text)
  } catch {
    return undefined
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether only this machine reaches such an address or name. */
function isLoopback(host: string): boolean {
  const family = isIP(host)
  return family === 0 ? /^(.+[.])?localhost$/i.test(host) : loopback.check(host, family === 4 ? 'ipv4' : 'ipv6')
}

/** The host of a URL, an IPv6 address without its brackets. */
const readHost = (text: string) => new URL(text).hostname.replace(/^\[(.*)\]$/, '$1')

const readList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const readKey = (text: string) => Buffer.from(text, 'base64')

function isAddressOrNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Whether a network is wider than any of one's own: 10.0.0.0/8 and fc00::/7 are the widest. IPv4 may be written as IPv6. */
function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/')
  if (bits === undefined) return false
  if (isIP(address) === 4) return Number(bits) < 8
  const own = new BlockList()
  own.addSubnet(address, Number(bits), 'ipv6')
  const holdsMapped = ['::ffff:0.0.0.0', '::ffff:128.0.0.0'].some((mapped) => own.check(mapped, 'ipv6'))
  return Number(bits) < 7 || (holdsMapped && Number(bits) < 96 + 8) || startsInMapped(address, Number(bits))
}

/** Part of the IPv4 addresses in their IPv6 form, and more of them than a network of one's own has. */
function startsInMapped(address: string, bits: number) {
  const mapped = new BlockList()
  mapped.addSubnet('::ffff:0.0.0.0', 96, 'ipv6')
  return bits < 96 + 8 && mapped.check(address, 'ipv6')
}

export type Config = ReturnType<typeof readConfig>
