import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Formats, makeFormats, warehouseNameIn } from '../../../documents/formats.ts'
import { page } from '../../../documents/page.ts'
import { writePageNumbers } from '../../../documents/page-numbers.ts'
import { type Sheet, writeElement } from '../../../documents/sheet.ts'
import { type Column, writeTable } from '../../../documents/table.ts'
import { write } from '../../../documents/text.ts'
import type { OwnFileNote, PickLine, PickList } from './document-set.ts'

export const pickListTitle = ({
  language,
  warehouse,
  carriers,
}: Pick<PickList, 'language' | 'warehouse' | 'carriers'>) => {
  const place = warehouseNameIn(language, warehouse)
  const [carrier = ''] = carriers
  return carriers.length > 1
    ? say(language, 'shipping_document.pick_list_of_all', { warehouse: place })
    : say(language, 'shipping_document.pick_list', { warehouse: place, carrier })
}

/** What is taken from the shelves, in walking order, and then into which shipments it goes. */
export function writePickList(sheet: Sheet, list: PickList) {
  const { language } = list
  const from = sheet.pdf.bufferedPageRange().count - 1
  const formats = makeFormats(language, 'EUR')
  const title = pickListTitle(list)
  writeElement(sheet, 'H1', () => write(sheet, title, { y: 50, size: 17, bold: true }))
  const pieces = list.lines.reduce((sum, line) => sum + line.pieces, 0)
  const counts = say(language, 'shipping_document.pick_counts', { pieces, shipments: list.shipments.length })
  writeElement(sheet, 'P', () => write(sheet, counts, { quiet: true, size: 9 }))
  sheet.pdf.y += 14
  writeTable(sheet, pickColumns(language, formats, list.shipments.length > 1), list.lines)
  if (sheet.pdf.y + 80 > page.bottom) sheet.pdf.addPage()
  const shipments = say(language, 'shipment.title')
  writeElement(sheet, 'H2', () => write(sheet, shipments, { y: sheet.pdf.y + 14, size: 11, bold: true }))
  sheet.pdf.y += 8
  writeTable(sheet, shipmentColumns(language, formats, list.carriers.length > 1), list.shipments)
  writePageNumbers(sheet, (number) => say(language, 'order.document_page', { orderno: title, ...number }), from)
}

/** A box to tick, then where it lies, what it is, and how many. */
function pickColumns(language: Language, { number }: Formats, hasSeveral: boolean): Column<PickLine>[] {
  const shares = (line: PickLine) => line.shares.map((share) => `${share.number}: ${number(share.pieces)}`)
  return [
    { head: '', x: page.left, width: 14, cell: () => ({ text: '\u25a1' }) },
    {
      head: say(language, 'shipping_document.bin'),
      x: 75,
      width: 78,
      cell: ({ bin }) => ({ text: bin || '–', bold: true }),
    },
    {
      head: say(language, 'order.number_column'),
      x: 158,
      width: 100,
      cell: (line) => ({ text: line.number, bold: true, small: line.beside }),
    },
    {
      head: say(language, 'product.product'),
      x: 263,
      width: 215,
      cell: (line) => ({
        text: line.name,
        small: [line.barcode, ...(hasSeveral ? shares(line) : [])].filter(Boolean).join(' · '),
      }),
    },
    {
      head: say(language, 'order.pieces'),
      x: 483,
      width: 55,
      isAmount: true,
      cell: ({ pieces }) => ({ text: number(pieces), bold: true }),
    },
  ]
}

type Shipment = PickList['shipments'][number]

function shipmentColumns(language: Language, { number }: Formats, hasCarriers: boolean): Column<Shipment>[] {
  return [
    {
      head: say(language, 'shipping_document.shipment'),
      x: 75,
      width: 78,
      cell: (row) => ({ text: row.number, bold: true }),
    },
    { head: say(language, 'order.number'), x: 158, width: 100, cell: ({ orderno }) => ({ text: orderno }) },
    {
      head: say(language, 'order.ship_to'),
      x: 263,
      width: 215,
      cell: ({ recipient, carrier, instruction }) => ({
        text: recipient,
        small: [hasCarriers ? carrier : '', instruction].filter(Boolean).join(' · '),
      }),
    },
    {
      head: say(language, 'order.pieces'),
      x: 483,
      width: 55,
      isAmount: true,
      cell: ({ pieces }) => ({ text: number(pieces) }),
    },
  ]
}

/** A page in place of a document that the customer has sent; it says where that is, and that it goes into no parcel. */
export function writeOwnFileNote(sheet: Sheet, { language, number, orderno, fileName }: OwnFileNote) {
  const { width } = sheet.pdf.page
  const x = Math.min(page.left, width / 12)
  const box = { x, width: Math.min(page.right, width - x) - x }
  writeElement(sheet, 'H1', () => write(sheet, number, { ...box, y: 50, size: 17, bold: true }))
  const words = say(language, 'shipping_document.own_file', { orderno, name: fileName })
  writeElement(sheet, 'P', () => write(sheet, words, { ...box, y: sheet.pdf.y + 10, size: 10 }))
}
