import { isIban, spacedAccount } from '../../../../../rules/catalogue/price/epc-payment.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { PlainFacts } from '../../../../ui/list/Facts.tsx'
import type { Statement } from './queries.ts'
import classes from './Statement.module.css'

/** Where what was open is paid: to each company that issued something of it, to its own account. */
export function Payments({ statement: { payments, openItems, currency } }: { statement: Statement }) {
  const text = useText()
  if (payments.length === 0) return null
  return (
    <>
      <h3>{text('statement.pay_title')}</h3>
      {openItems.some(({ issuer }) => issuer) && <p>{text('statement.other_issuers')}</p>}
      <div className={classes.payments}>
        {payments.map((payment) => (
          <Payment key={`${payment.seller} ${payment.account?.account}`} payment={payment} currency={currency} />
        ))}
      </div>
    </>
  )
}

type Props = { payment: Statement['payments'][number]; currency: string }

function Payment({ payment: { seller, amount, account }, currency }: Props) {
  const text = useText()
  const { money } = useFormat()
  return (
    <section>
      <h4>{text('statement.pay_to', { seller })}</h4>
      <PlainFacts
        className={classes.account}
        facts={[
          [text('payment.amount'), money(amount, currency)],
          [text('payment.holder'), account?.holder],
          [text('payment.bank'), account?.bank],
          [
            text(account && isIban(account.account) ? 'payment.iban' : 'payment.account'),
            account && spacedAccount(account.account),
          ],
          [text('payment.bic'), account?.bic],
          [text('payment.reference'), account?.reference],
        ]}
      />
    </section>
  )
}
