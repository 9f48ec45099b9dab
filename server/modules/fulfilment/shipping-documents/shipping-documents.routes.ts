import * as contract from '../../../../contract/fulfilment/shipping-document.ts'
import type { Db } from '../../../db/database.ts'
import type { Files } from '../../../files/files.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { printShipment, printShipments } from './shipping-document.ts'
import { areOwnShipments, findPrintableShipments } from './shipping-documents.staff.ts'

export const shippingDocumentRoutes = (mount: Mount, store: Files) => {
  mount(contract.getShippingDocument, async ({ params, query, caller, db, language }) => {
    await checkShipments(db, caller, [params.id])
    const print = { kind: query.kind, language: query.language ?? null, reader: language, callerId: callerKey(caller) }
    return printShipment(db, store, params.id, print)
  })

  mount(contract.getShippingDocuments, async ({ query, caller, db, language }) => {
    await checkShipments(db, caller, query.ids)
    const print = { kind: query.kind, language: query.language ?? null, reader: language, callerId: callerKey(caller) }
    return printShipments(db, store, query.ids, print)
  })

  mount(contract.listPrintableShipments, async ({ query: { orderIds }, caller, db }) => {
    const orders = await findPrintableShipments(db, caller, orderIds)
    if (orders.length < orderIds.length) throw new Refusal('request.not_found')
    return orders
  })
}

async function checkShipments(db: Db, caller: Caller, ids: readonly number[]) {
  if (!(await areOwnShipments(db, caller, ids))) throw new Refusal('request.not_found')
}
