import { lazy, Suspense } from 'react'
import { getProforma } from '../../../../../contract/order/order.ts'
import { isIban, spacedAccount } from '../../../../../rules/price/epc-payment.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { OrderDetail } from '../queries.ts'
import classes from './BankTransfer.module.css'
import { OrderDocument } from './OrderDocument.tsx'

const QrCode = lazy(() => import('../../../../ui/controls/QrCode.tsx'))

type Props = { orderno: string; payment: NonNullable<OrderDetail['payment']> }

/** Where to pay an order in advance, with the code for banking apps where there is one. */
export function BankTransfer({ orderno, payment }: Props) {
  const text = useText()
  const { money } = useFormat()
  const { amount, currency, holder, bank, account, bic, reference, epc } = payment
  const sum = money(amount, currency)
  const rows: Array<[string, string]> = [
    [text('payment.amount'), sum],
    [text('payment.holder'), holder],
    [text('payment.bank'), bank],
    [text(isIban(account) ? 'payment.iban' : 'payment.account'), spacedAccount(account)],
    [text('payment.bic'), bic],
    [text('payment.reference'), reference],
  ]
  return (
    <section className={classes.transfer} aria-label={text('payment.title')}>
      <div className={classes.words}>
        <h2>{text('payment.title')}</h2>
        <p>{text('payment.hint')}</p>
        <dl>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <OrderDocument spec={getProforma} orderno={orderno}>
          {text('payment.proforma')}
        </OrderDocument>
      </div>
      {epc && (
        <figure className={classes.figure}>
          <Suspense fallback={<div className={classes.code} />}>
            <QrCode payload={epc} label={text('payment.code', { amount: sum, account: spacedAccount(account) })} />
          </Suspense>
          <figcaption>{text('payment.scan')}</figcaption>
        </figure>
      )}
    </section>
  )
}
