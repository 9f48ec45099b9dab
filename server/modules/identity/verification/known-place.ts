import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** Where an account signs in: a browser or a network in which it did before, or a network that is new to them. */
export type Place = { key: string; known: boolean }

type SignInPlace = { name: string; network: string; device: string }

export const keyOfDevice = (device: string) => `browser ${createHash('sha256').update(device).digest('hex')}`

export const isBrowser = ({ key }: Place) => key.startsWith('browser ')

/** So many places are kept of an account, the last ones, and none for longer than half a year. */
const mostPlaces = 20
const placeDays = 183
const placesSince = (now: Date) => new Date(now.getTime() - placeDays * 86_400_000)

/** The place that is known of a name, its browser before its network. Unknown names are looked up alike. */
export async function findPlace(db: Db, { name, network, device }: SignInPlace, now: Date): Promise<Place> {
  const knownPlaces = await db
    .selectFrom('known_places as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select('p.place')
    .where(sql<string>`lower(a.user_name)`, '=', name)
    .where('p.place', 'in', [keyOfDevice(device), network])
    .where('p.seen_at', '>=', placesSince(now))
    .execute()
  const places = knownPlaces.map(({ place }) => place)
  if (places.includes(keyOfDevice(device))) return { key: keyOfDevice(device), known: true }
  return { key: network, known: places.includes(network) }
}

/** Removes places without a sign-in for half a year. */
export const removeOldPlaces = (db: Db, now: Date) =>
  db.deleteFrom('known_places').where('seen_at', '<', placesSince(now)).execute()

/** An account has signed in here: the place is known from now on. */
export async function rememberPlaces(tx: Tx, accountId: number, where: Omit<SignInPlace, 'name'>, now: Date) {
  const places = [keyOfDevice(where.device), where.network].map((place) => ({
    account_id: accountId,
    place,
    seen_at: now,
  }))
  await tx
    .insertInto('known_places')
    .values(places)
    .onConflict((conflict) => conflict.columns(['account_id', 'place']).doUpdateSet({ seen_at: now }))
    .execute()
  await sql`
    delete from known_places
     where account_id = ${accountId}
       and (seen_at < ${placesSince(now)} or place not in (select place from known_places where account_id = ${accountId}
                                                order by seen_at desc, place limit ${mostPlaces}))
  `.execute(tx)
}

/** What the browser keeps since a sign-in or a request for a code, else a new value to keep. */
export function readDevice({ headers }: FastifyRequest): string {
  const cookie = /(?:^|; )aster_browser=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return cookie ?? randomBytes(32).toString('base64url')
}

/** It opens nothing: where it is known, the failures of others do not count, and a code is tried by who asked for it. */
export const deviceCookie = (device: string, { protocol }: FastifyRequest) =>
  [
    `aster_browser=${device}`,
    `Path=${apiPrefix}`,
    `Max-Age=${placeDays * 86_400}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(protocol === 'https' ? ['Secure'] : []),
  ].join('; ')
