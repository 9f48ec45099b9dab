import type { Language } from '../../../../../texts/index.ts'
import { say } from '../../../../../texts/say.ts'
import { addressLines, writeAddress, writeFacts } from '../../../../documents/blocks.ts'
import { makeFormats } from '../../../../documents/formats.ts'
import { sellerLines, writeLetterhead } from '../../../../documents/letterhead.ts'
import { page } from '../../../../documents/page.ts'
import type { Sheet } from '../../../../documents/sheet.ts'
import type { FoundStatement } from '../find-statement.ts'

type Writing = { sheet: Sheet; found: FoundStatement; language: Language }

const factsAt = 340

/** Who writes to whom, and of which days it speaks. */
export function writeHead({ sheet, found, language }: Writing, title: string) {
  const { seller, buyer, currency } = found.parties
  const formats = makeFormats(language, currency)
  const top = writeLetterhead(sheet, { name: seller.name, lines: sellerLines(seller, formats) }, title)
  const days = { from: formats.day(found.from), to: formats.day(found.to) }
  const facts = [
    [say(language, 'statement.period'), say(language, 'statement.days', days)],
    [say(language, 'order.custnum'), buyer.custnum],
    [say(language, 'order.vat_number'), buyer.vatNumber],
  ] as const
  const ends = [
    writeAddress(sheet, say(language, 'statement.for'), addressLines(buyer.address, formats), {
      x: page.left,
      y: top,
      width: factsAt - page.left - 20,
    }),
    writeFacts(
      sheet,
      facts.filter(([, value]) => value !== ''),
      { x: factsAt, y: top, width: page.right - factsAt },
    ),
  ]
  sheet.pdf.y = Math.max(...ends) + 16
}
