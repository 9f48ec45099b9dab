import type { FileAnswer } from '../../../../contract/endpoint.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { csvFile } from '../../../spreadsheets/sheet-file.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { basketPage } from './basket-page.ts'

const columns = [
  ...['number', 'oem_number', 'product', 'cust_number', 'quantity', 'unit_price', 'amount', 'discount', 'currency'],
  ...['warehouse', 'back_ordered', 'expected_on', 'note'],
]

/** The caller's basket as a file that a spreadsheet opens. Who sees no price finds none in it. */
export async function basketFile(db: Db, caller: CustomerCaller, now: Date, language: Language): Promise<FileAnswer> {
  const productName = productNameIn(language)
  const { rows, currency, warehouse } = await basketPage(db, caller, {}, now)
  const money = (amount: number | null) => (amount === null ? '' : { amount })
  return csvFile({
    name: 'basket',
    columns,
    rows: rows.map((row) => [
      ...[row.number, row.goodsSku.oemCode, productName(row.goodsSku), row.custNumber, row.qty],
      ...[
        money(priceOfPiece(row)),
        money(row.price),
        money(row.price && row.discount),
        currency,
        row.warehouse ?? warehouse,
      ],
      ...[row.backOrdered, row.expectedOn ?? '', row.note],
    ]),
  })
}

const priceOfPiece = ({ price, qty }: { price: number | null; qty: number }) =>
  price === null ? null : Math.round((price * 100) / qty) / 100
