import type { FastifyRequest } from 'fastify'
import {
  addAddress,
  changeAddress,
  importAddresses,
  importAddressFile,
  listAddresses,
  makeDefaultAddress,
  removeAddress,
} from '../../../../contract/customer/address.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Db } from '../../../db/database.ts'
import { toActor } from '../../../events/record.ts'
import { type CustomerCaller, callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { addressBookQueries } from './address.queries.ts'
import * as book from './change-address.ts'
import * as importing from './import-addresses.ts'

export const addressRoutes = (mount: Mount) => {
  mount(listAddresses, ({ query, caller, db }) =>
    addressBookQueries(db, caller).page({ keyword: query.keyword ?? '', kind: query.kind, ...toPage(query) }),
  )

  mount(addAddress, ({ body, request, ...call }) => book.addAddress(openBook(call, request), body))

  mount(changeAddress, ({ params, body, request, ...call }) =>
    book.changeAddress(openBook(call, request), params.id, body),
  )

  mount(removeAddress, async ({ params, request, ...call }) => {
    await book.removeAddress(openBook(call, request), params.id)
    return null
  })

  mount(makeDefaultAddress, async ({ params, request, ...call }) => {
    await book.makeDefaultAddress(openBook(call, request), params.id)
    return null
  })

  mount(importAddresses, ({ body, request, language, ...call }) =>
    importing.importAddressText(openBook(call, request), body.csv, language),
  )
}

/** Apart, because files travel as forms. */
export const addressFileRoutes = (mount: Mount) => {
  mount(importAddressFile, async ({ files, query, request, language, ...call }) => {
    const [file] = await files()
    const { bytes } = orNotFound(file)
    return importing.importAddressFile(openBook(call, request), {
      ...query,
      bytes,
      language,
      callerId: callerKey(call.caller),
    })
  })
}

const openBook = (
  { db, caller, now }: { db: Db; caller: CustomerCaller; now: Date },
  request: FastifyRequest,
): book.Change => ({
  db,
  now,
  owner: caller,
  actor: toActor(request, caller),
})
