import { currencyFormat } from '../../../../rules/catalogue/price/currency-format.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { warehouseNames } from '../../../../texts/fulfilment/warehouse-name.ts'
import { type Language, locales } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { couponWords } from '../../catalogue/coupon/coupon-words.ts'
import type { Preview } from './build-preview.ts'

/** What a preview warns of; the order can be placed still, unless its site is closed. */
export function listWarnings(preview: Preview, currency: string, language: Language) {
  const { duplicatePo, held, over, couponRefused, buyer, shipFrom, otherWarehouses, labelForbidsSplit } = preview
  const money = (cents: number) => currencyFormat(locales[language], currency).format(toAmount(cents))
  return [
    ...(buyer.takesOrders ? [] : [{ reason: 'order.site_closed', msg: say(language, 'order.site_closed') }]),
    ...(couponRefused ? [couponWarning(couponRefused, currency, language)] : []),
    ...(duplicatePo ? [{ reason: 'order.duplicate_po', msg: say(language, 'order.duplicate_po') }] : []),
    ...(labelForbidsSplit ? [{ reason: 'order_split.one_label', msg: say(language, 'order_split.one_label') }] : []),
    ...(otherWarehouses.length > 0 ? [warehousesWarning(shipFrom, otherWarehouses, language)] : []),
    ...(held && !over ? [{ reason: held, msg: say(language, held) }] : []),
    ...(over
      ? [
          {
            reason: 'order.over_limit',
            msg: say(language, `order.over_${over.kind}`, { limit: money(over.limit), left: money(over.left) }),
          },
        ]
      : []),
  ]
}

function couponWarning(why: NonNullable<Preview['couponRefused']>, currency: string, language: Language) {
  const { key, values } = couponWords(why, { language, currency })
  return { reason: why.refused, msg: say(language, key, values) }
}

/** Which lines of the basket were put in from other warehouses than the one that all leave from. */
function warehousesWarning(
  shipFrom: Preview['shipFrom'],
  otherWarehouses: Preview['otherWarehouses'],
  language: Language,
) {
  const nameOf = ({ code, name }: Preview['shipFrom']) => {
    const key = warehouseNames[code]
    return key ? say(language, key) : name
  }
  const others = otherWarehouses.map(({ place, count }) =>
    say(language, 'order.from_warehouse', { warehouse: nameOf(place), count }),
  )
  const values = { warehouse: nameOf(shipFrom), others: others.join(', ') }
  return { reason: 'order.mixed_warehouses', msg: say(language, 'order.mixed_warehouses', values) }
}
