import { mostWaitingFiles, type OrderFileKind, orderFileFault } from '../../../../rules/order/file.ts'
import type { OrderType } from '../../../../rules/order/order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { AttachmentRules } from '../../../files/attachments/attachments.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockFiles, storeFileOrder, waitingFiles } from './file.queries.ts'

/** What an order takes. */
export const orderAttachments: AttachmentRules = {
  table: 'order_files',
  what: 'order file',
  mostWaiting: mostWaitingFiles,
  tooMany: 'order_file.too_many',
  words: {
    'file.empty': 'order_file.empty',
    'file.too_large': 'order_file.too_large',
    'file.not_picture': 'order_file.other_type',
    'file.broken': 'order_file.broken',
    'file.too_many': 'order_file.one_at_a_time',
  },
}

type AttachmentIds = { packingListId?: number; carrierLabelId?: number }
type OrderFiles = Awaited<ReturnType<typeof previewFiles>>['files']

const listIds = (requested: AttachmentIds) =>
  new Map<OrderFileKind, number | undefined>([
    ['packingList', requested.packingListId],
    ['carrierLabel', requested.carrierLabelId],
  ])

/** The files that an order would be placed with, and what keeps it from being placed with them. */
export async function previewFiles(
  db: Db | Tx,
  caller: CustomerCaller,
  orderType: OrderType,
  requested: AttachmentIds,
) {
  const ids = [...listIds(requested)].flatMap(([kind, fileId]) => (fileId === undefined ? [] : [{ kind, fileId }]))
  const found = await waitingFiles(
    db,
    caller,
    ids.map(({ fileId }) => fileId),
  )
  // A label is no packing list, whoever says so.
  const files = found.filter((file) => ids.some(({ kind, fileId }) => kind === file.kind && fileId === file.fileId))
  const kinds = (of: readonly { kind: OrderFileKind }[]) => new Set(of.map(({ kind }) => kind))
  const fault = orderFileFault(orderType, kinds(ids), kinds(files))
  return { files, faults: fault ? [{ field: `${fault.kind}Id`, reason: fault.refused }] : [] }
}

/** Locks the attachments that an order names, so that no other order takes them meanwhile. */
export const lockAttachments = (tx: Tx, caller: CustomerCaller, requested: AttachmentIds) =>
  lockFiles(
    tx,
    caller,
    [...listIds(requested).values()].filter((id) => id !== undefined),
  )

/** Attaches the files to their order; a file belongs to one order. */
export async function attachFiles(tx: Tx, caller: CustomerCaller, files: OrderFiles, orderId: number) {
  const attachedCount = await storeFileOrder(
    tx,
    caller,
    files.map(({ fileId }) => fileId),
    orderId,
  )
  if (attachedCount !== files.length)
    throw new Refusal('order_file.gone', { fields: files.map(({ kind }) => `${kind}Id`) })
}
