import type { FileAnswer } from '../../../../contract/endpoint.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import type { Order } from '../../../documents/page.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'

type Payment = NonNullable<Order['payment']>

/** What is drawn: the order, or with `payment` what is to be paid in advance for it. */
export type OrderDocument = { order: Order; seller: Seller; language: Language; payment: Payment | null }

const drawer = new URL('document-task.ts', import.meta.url)

/** The order as it was placed, as a PDF in the language of whoever asks, to be filed or sent on. */
export const orderDocument = (order: Order, seller: Seller, language: Language, callerId: string) =>
  drawDocument({ order, seller, language, payment: null }, callerId)

/** What is to be paid in advance for it; no invoice by tax law. */
export const proforma = (drawing: OrderDocument & { payment: Payment }, callerId: string) =>
  drawDocument(drawing, callerId)

async function drawDocument(drawing: OrderDocument, callerId: string): Promise<FileAnswer> {
  const bytes = toBytes(await runInThread(drawer, () => drawing, { callerId }))
  const name = `${drawing.order.orderno}${drawing.payment ? '-proforma' : ''}.pdf`
  return { bytes, mediaType: 'application/pdf', name }
}
