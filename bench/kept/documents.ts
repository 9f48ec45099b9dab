import type { OwnPackingList } from '../../server/modules/fulfilment/shipping-documents/document-set.ts'
import drawDocuments from '../../server/modules/fulfilment/shipping-documents/draw-task.ts'
import drawInvoice from '../../server/modules/invoice/documents/draw-task.ts'
import type { WithCopy } from './databases.ts'
import { findFacts } from './finance.ts'
import { type Take, worked, workOfProcessor } from './measure.ts'

const lines = 100

/** What a thread works to draw an invoice and a packing list of a hundred lines, beside other work of the processor. */
export const measureDocuments = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ db }) => {
    const facts = await findFacts(db, lines)
    const name = 'Toner, kompatibel mit Brother TN-2420, Schwarz'
    const invoice = { ...facts, lines: facts.lines.map((line, at) => ({ ...line, name, pieces: 1 + at })) }
    const input = { invoice, xml: '<x/>'.repeat(10_000), language: 'de' } as const
    const rounds = { rounds: 20, warmUp: 8, reference: () => worked(workOfProcessor) }
    await take({ name: 'invoice of 100 lines drawn', work: () => worked(() => drawInvoice(input)), ...rounds })
    const documents = [makePackingList(facts)]
    const drawList = () => drawDocuments({ kind: 'packinglist', language: 'de', madeAt: 0, documents })
    await take({ name: 'packing list of 100 lines drawn', work: () => worked(drawList), ...rounds })
  })

const makePackingList = ({ seller, buyer }: Awaited<ReturnType<typeof findFacts>>): OwnPackingList => ({
  kind: 'packingList',
  seller,
  consignment: {
    language: 'de',
    number: 'S00000012',
    packedOn: '2026-11-18',
    poNumber: 'PO-7',
    recipient: {
      ...buyer.address,
      addressId: null,
      kind: 'regular',
      isDefault: false,
      phone: '',
      email: '',
    },
    carrier: 'Standardpaket',
    parcels: [],
    lines: Array.from({ length: lines }, (_, at) => ({
      number: `TN-${2_000 + at}`,
      beside: `AS-${100_000 + at}`,
      name: 'Toner, kompatibel mit Brother TN-2420, Schwarz',
      custNumber: `Größe ${at}`,
      note: '',
      ordered: 100 + at,
      pieces: 1 + at,
    })),
  },
  orderno: 'ONL000012',
  soNumber: 'SNL000012',
  custnum: 'C1',
})
