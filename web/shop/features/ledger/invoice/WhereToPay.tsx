import { isIban, spacedAccount } from '../../../../../rules/catalogue/price/epc-payment.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { PlainFacts } from '../../../../ui/list/Facts.tsx'
import finance from '../Finance.module.css'
import type { InvoiceDetail } from '../queries.ts'
import classes from './Invoice.module.css'

type Props = { item: InvoiceDetail['item']; payment: NonNullable<InvoiceDetail['payment']> }

/** Our account, and what to write on the transfer of what is still open. */
export function WhereToPay({ item, payment }: Props) {
  const text = useText()
  const { day, money } = useFormat()
  const { holder, bank, account, bic, reference } = payment
  return (
    <section className={classes.pay} aria-label={text('finance.pay_title')}>
      <h2 className={finance.part}>{text('finance.pay_title')}</h2>
      <p>{item.dueOn ? text('finance.pay_by', { date: day(item.dueOn) }) : text('finance.pay_hint')}</p>
      <PlainFacts
        className={undefined}
        facts={[
          [text('payment.amount'), money(item.balance, item.currency)],
          [text('payment.holder'), holder],
          [text('payment.bank'), bank],
          [text(isIban(account) ? 'payment.iban' : 'payment.account'), spacedAccount(account)],
          [text('payment.bic'), bic],
          [text('payment.reference'), spacedReference(reference)],
        ]}
      />
    </section>
  )
}

/** In groups of four, as the standard has it for paper. */
const spacedReference = (reference: string) => reference.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
