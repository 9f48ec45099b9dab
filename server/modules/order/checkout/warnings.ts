import { currencyFormat } from '../../../../rules/catalogue/price/currency-format.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { type Language, locales } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { couponWords } from '../../catalogue/coupon/coupon-words.ts'
import type { Preview } from './build-preview.ts'

/** What a preview warns of; the order can be placed still, unless its site is closed. */
export function listWarnings(preview: Preview, currency: string, language: Language) {
  const { duplicatePo, held, over, couponRefused, buyer } = preview
  const money = (cents: number) => currencyFormat(locales[language], currency).format(toAmount(cents))
  return [
    ...(buyer.takesOrders ? [] : [{ reason: 'order.site_closed', msg: say(language, 'order.site_closed') }]),
    ...(couponRefused ? [couponWarning(couponRefused, currency, language)] : []),
    ...(duplicatePo ? [{ reason: 'order.duplicate_po', msg: say(language, 'order.duplicate_po') }] : []),
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
