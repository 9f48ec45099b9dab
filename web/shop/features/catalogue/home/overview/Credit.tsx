import type { UseQueryResult } from '@tanstack/react-query'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import type { getProfile } from '../../../../../../contract/me/profile.ts'
import { useSession } from '../../../../../api/session/session.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { CreditMeter } from '../../../../../ui/order/CreditMeter.tsx'
import { Block, LinesToCome } from './Block.tsx'
import classes from './Overview.module.css'

type Profile = Reply<typeof getProfile>

/** How much of the credit limit is used, and what of it is overdue. */
export function Credit({ result }: { result: UseQueryResult<Profile> }) {
  const text = useText()
  return (
    <Block kind="credit" title={text('home.desk_credit')}>
      <Fetched result={result} skeleton={<LinesToCome lines={1} />}>
        {({ creditStatus }) =>
          creditStatus && creditStatus.termsNetDays > 0 ? (
            <CreditBar creditStatus={creditStatus} />
          ) : (
            <p className={classes.none}>{text('morning.credit_none')}</p>
          )
        }
      </Fetched>
    </Block>
  )
}

function CreditBar({ creditStatus }: { creditStatus: NonNullable<Profile['creditStatus']> }) {
  const text = useText()
  const currency = useSession()?.currency ?? 'EUR'
  const { creditLimit, openBalance, creditBalance, overdueAmount, overdueDays } = creditStatus
  return (
    <>
      <CreditMeter limit={creditLimit} used={openBalance} overdue={overdueAmount} />
      <dl className={classes.credit}>
        {(
          [
            ['morning.credit_used', openBalance],
            ['morning.credit_limit', creditLimit],
            ['morning.credit_left', creditBalance],
          ] as const
        ).map(([word, amount]) => (
          <div key={word}>
            <dt>{text(word)}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {overdueAmount > 0 && (
        <p className={classes.overdue}>
          {text('morning.credit_overdue', { days: overdueDays })} <Money amount={overdueAmount} currency={currency} />
        </p>
      )}
    </>
  )
}
