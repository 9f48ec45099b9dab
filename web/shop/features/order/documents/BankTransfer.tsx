import { lazy, Suspense } from 'react'
import { getProforma } from '../../../../../contract/order/order.ts'
import { isIban, spacedAccount } from '../../../../../rules/catalogue/price/epc-payment.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useHydrated } from '../../../../ui/useHydrated.ts'
import type { OrderDetail } from '../queries.ts'
import classes from './BankTransfer.module.css'
import { OrderDocument } from './OrderDocument.tsx'

const QrCode = lazy(() => import('../../../../ui/controls/QrCode.tsx'))

type Props = { orderno: string; payment: NonNullable<OrderDetail['payment']> }

/** Where to pay an order in advance, with the code for banking apps where there is one. */
export function BankTransfer({ orderno, payment }: Props) {
  const text = useText()
  const { money } = useFormat()
  // The server waits for no code that is not there yet: the first page with it would be sent as if it had failed.
  const live = useHydrated()
  const { amount, currency, account, epc } = payment
  const label = text('payment.code', { amount: money(amount, currency), account: spacedAccount(account) })
  return (
    <section className={classes.transfer} aria-label={text('payment.title')}>
      <div className={classes.words}>
        <h2>{text('payment.title')}</h2>
        <p>{text('payment.hint')}</p>
        <Account payment={payment} />
        <OrderDocument spec={getProforma} orderno={orderno}>
          {text('payment.proforma')}
        </OrderDocument>
      </div>
      {epc && (
        <figure className={classes.figure}>
          {live ? (
            <Suspense fallback={<div className={classes.code} />}>
              <QrCode payload={epc} label={label} />
            </Suspense>
          ) : (
            <div className={classes.code} />
          )}
          <figcaption>{text('payment.scan')}</figcaption>
        </figure>
      )}
    </section>
  )
}

function Account({ payment: { amount, currency, holder, bank, account, bic, reference } }: Pick<Props, 'payment'>) {
  const text = useText()
  const { money } = useFormat()
  const rows: Array<[string, string]> = [
    [text('payment.amount'), money(amount, currency)],
    [text('payment.holder'), holder],
    [text('payment.bank'), bank],
    [text(isIban(account) ? 'payment.iban' : 'payment.account'), spacedAccount(account)],
    [text('payment.bic'), bic],
    [text('payment.reference'), reference],
  ]
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
