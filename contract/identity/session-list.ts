import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant, Nullable } from '../wire.ts'

export const listSessions = endpoint({
  method: 'GET',
  path: '/clientauth/session/list',
  access: 'signed-in',
  notImpersonated: true,
  summary: "List the caller's sessions, the last used first.",
  reply: Type.Array(
    Type.Object({
      sessionId: Id,
      browser: Type.String({ description: 'Such as "Firefox"; empty where it says nothing of itself' }),
      system: Type.String({ description: 'Such as "Windows"' }),
      countryIso2: Type.String({ description: 'From the address; empty where it is unknown' }),
      address: Nullable(Type.String()),
      signedInAt: IsoInstant,
      lastSeenAt: IsoInstant,
      current: Type.Boolean(),
    }),
  ),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/clientauth/session/:id',
  access: 'signed-in',
  notImpersonated: true,
  summary: "End one of the caller's sessions.",
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/clientauth/session',
  access: 'signed-in',
  notImpersonated: true,
  summary: 'End all sessions of the caller, this one included.',
  reply: Type.Null(),
})
