import * as contract from '../../../../contract/invoice/invoice.ts'
import { toActor } from '../../../events/record.ts'
import { callerKey } from '../../../http/caller.ts'
import { readIdempotencyKey } from '../../../http/idempotency.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findItem } from '../../ledger/items/item-list.queries.ts'
import { toItem } from '../../ledger/items/wire.ts'
import { findInvoice, findInvoiceFile, findInvoicePdfInput } from './invoice.queries.ts'
import { drawIssued, xmlFile } from './invoice-document.ts'
import { sendCopy } from './send-copy.ts'
import { toInvoiceDetail } from './wire.ts'

export const invoiceRoutes = (mount: Mount) => {
  mount(contract.getInvoice, async (context) => {
    const { db, caller, params } = context
    const invoice = orNotFound(await findInvoice(db, caller, params.number))
    const item = toItem(orNotFound(await findItem(context, invoice.itemId)))
    return { item, ...toInvoiceDetail(invoice) }
  })

  mount(contract.getInvoicePdf, async ({ db, caller, params }) => {
    const { facts, xml } = orNotFound(await findInvoicePdfInput(db, caller, params.number))
    return drawIssued(facts, xml, callerKey(caller))
  })

  mount(contract.getInvoiceXml, async ({ db, caller, params: { number }, query: { format } }) => {
    const { content } = orNotFound(await findInvoiceFile(db, caller, number, format))
    return xmlFile(content, `${number}-${format}`)
  })

  mount(contract.sendInvoiceCopy, ({ db, caller, params, body, now, request }) =>
    sendCopy(db, {
      caller,
      number: params.number,
      email: body.email.trim(),
      now,
      actor: toActor(request, caller),
      key: readIdempotencyKey(request, caller.accountId),
    }),
  )
}
