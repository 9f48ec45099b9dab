import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import classes from '../Payment.module.css'
import type { Account } from './queries.ts'

/** What is open by when it is due, for each currency; with what is the customer's it adds up to the balance. */
export function AccountAgeing({ ageing }: Pick<Account, 'ageing'>) {
  const text = useText()
  return ageing.map(({ currency, buckets, unallocated, balance }) => {
    const money = (amount: number) => <Money amount={amount} currency={currency} />
    const facts = buckets
      .filter(({ items }) => items > 0)
      .map(({ bucket, amount }): Fact => [text(`finance.bucket_${bucket}`), money(amount)])
    const title = text('finance.ageing_currency', { currency })
    return (
      <section key={currency} className={classes.part} aria-label={title}>
        <h2>{title}</h2>
        <Facts
          facts={[
            ...facts,
            [text('finance.unallocated'), unallocated > 0 && money(-unallocated)],
            [text('finance.balance'), <strong key="balance">{money(balance)}</strong>],
          ]}
        />
      </section>
    )
  })
}
