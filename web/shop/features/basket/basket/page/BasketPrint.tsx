import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { Table } from '../../../../../ui/list/Table.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { LinePrice } from '../../../../../ui/product/price/LinePrice.tsx'
import { linePrice } from '../../../../../ui/product/price/line-price.ts'
import { PriceBefore } from '../../../../../ui/product/price/Price.tsx'
import type { BasketLine } from '../queries.ts'

/** Every line of the basket for paper. */
export function BasketPrint({ lines, currency }: { lines: readonly BasketLine[]; currency: string }) {
  const text = useText()
  const { number } = useFormat()
  const productName = useProductName()
  return (
    <Table
      heads={[
        text('price_change.product'),
        text('basket_line.cust_number'),
        text('basket_line.note'),
        { right: text('basket_line.quantity') },
        { right: text('basket_line.unit_price') },
        { right: text('basket_line.line_price') },
      ]}
    >
      {lines.map((line) => {
        const each = linePrice(line, line.qty)?.each ?? null
        return (
          <tr key={line.shoppingCartId}>
            <td>
              {shownNumber(line.goodsSku)} · {productName(line.goodsSku)}
            </td>
            <td>{line.custNumber}</td>
            <td>{line.note}</td>
            <td data-right>{number(line.qty)}</td>
            <td data-right>
              {each !== null && <Money amount={each} currency={currency} />}{' '}
              <PriceBefore unitPrice={line.unitPrice} price={each} currency={currency} />
            </td>
            <td data-right>
              {line.price !== null && <LinePrice price={line.price} discount={line.discount} currency={currency} />}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
