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
import { toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { addressBookQueries } from './address.queries.ts'
import * as book from './change-address.ts'
import * as importing from './import-addresses.ts'

export const addressRoutes = (mount: Mount) => {
  mount(listAddresses, ({ query, caller, db }) =>
    addressBookQueries(db, caller).page({ keyword: query.keyword ?? '', kind: query.kind, ...toPage(query) }),
  )

  mount(addAddress, ({ body, request, ...call }) =>
    book.addAddress({ ...call, actor: toActor(request, call.caller) }, body),
  )

  mount(changeAddress, ({ params, body, request, ...call }) =>
    book.changeAddress({ ...call, actor: toActor(request, call.caller) }, params.id, body),
  )

  mount(removeAddress, async ({ params, request, ...call }) => {
    await book.removeAddress({ ...call, actor: toActor(request, call.caller) }, params.id)
    return null
  })

  mount(makeDefaultAddress, async ({ params, request, ...call }) => {
    await book.makeDefaultAddress({ ...call, actor: toActor(request, call.caller) }, params.id)
    return null
  })

  mount(importAddresses, ({ body, request, language, ...call }) =>
    importing.importAddressText({ ...call, actor: toActor(request, call.caller) }, body.csv, language),
  )
}

/** Apart, because files travel as forms. */
export const addressFileRoutes = (mount: Mount) => {
  mount(importAddressFile, async ({ files, query, request, language, ...call }) => {
    const [file] = await files()
    const { bytes } = orNotFound(file)
    const change = { ...call, actor: toActor(request, call.caller) }
    return importing.importAddressFile(change, { ...query, bytes, language })
  })
}
