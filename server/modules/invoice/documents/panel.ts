import { say } from '../../../../texts/say.ts'
import { page } from '../../../documents/page.ts'
import { decorate, writeElement } from '../../../documents/sheet.ts'
import { write, writeAmount } from '../../../documents/text.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const box = { left: 398, width: page.right - 398 }
const padding = 10
const shade = '#f1f3f5'

/** What it comes to and until when it is due, for who reads nothing else; answers where it ends. */
export function writePanel({ sheet, invoice, formats, language }: InvoiceSheet, cents: number, top: number) {
  const { kind, dueOn } = invoice
  const place = { x: box.left + padding, width: box.width - 2 * padding }
  const isPaid = kind === 'invoice' && cents <= 0
  const until = dueOn === null ? '' : say(language, 'invoice.due_by', { date: formats.day(dueOn) })
  const note = isPaid ? say(language, 'invoice.paid') : until
  const height = note === '' ? 44 : 58
  decorate(sheet, 'Layout', () => sheet.pdf.roundedRect(box.left, top, box.width, height, 4).fillColor(shade).fill())
  writeElement(sheet, 'P', () => {
    const term = say(language, kind === 'invoice' ? 'invoice.due' : 'invoice.credited')
    write(sheet, term, { ...place, y: top + padding - 2, size: 8, quiet: true, right: true })
    writeAmount(sheet, formats.money(cents), { ...place, y: top + 19, size: 15, bold: true })
    if (note !== '') write(sheet, note, { ...place, y: top + 40, size: 8, quiet: true, right: true })
  })
  return top + height
}
