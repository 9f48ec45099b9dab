import Type from 'typebox'
import { longestKeyword } from '../../rules/paging.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../wire.ts'

export const listSearchHistory = endpoint({
  method: 'GET',
  path: '/clientsystem/searchhis/freedom/topten/list',
  access: 'anyone',
  summary: "List the caller's last ten searches; none for a visitor.",
  reply: Type.Array(Type.Object({ searchId: Id, keyword: Type.String() })),
})

export const recordSearch = endpoint({
  method: 'POST',
  path: '/clientsystem/searchhis/freedom/add',
  access: 'anyone',
  summary: 'Record a search of the caller. Searches of visitors are not recorded; `custnum` is not read.',
  body: Type.Object({
    keyword: Type.String({ minLength: 1, maxLength: longestKeyword }),
    custnum: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Null(),
})

export const forgetSearch = endpoint({
  method: 'DELETE',
  path: '/clientsystem/searchhis/:id',
  access: 'signed-in',
  summary: 'Delete a search of the caller.',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
})
