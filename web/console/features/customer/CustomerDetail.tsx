import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../../../api/session/session.ts'
import { countryIn } from '../../../ui/language/country.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useLanguage, useText } from '../../../ui/language/language.tsx'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import classes from './Customer.module.css'
import { CustomerAccounts } from './CustomerAccounts.tsx'
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx'
import { Decisions } from './Decisions.tsx'
import { EqualVat } from './EqualVat.tsx'
import { InviteAgain } from './InviteAgain.tsx'
import type { Customer } from './queries.ts'

type Props = {
  customer: Customer
  /** Their tags, beside the heading. */
  tags?: ReactNode
}

/** The data of a company, and the decisions about it that the staff user may take. */
export function CustomerDetail({ customer, tags }: Props) {
  const text = useText()
  const decides = useMay('staff:customerdesk')
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{customer.company}</h1>
          <CustomerStatusBadge state={customer.status} />
          {tags}
        </div>
        {decides && <Decisions customer={customer} />}
      </div>
      <EqualVat customers={customer.equalVat} />
      {decides &&
        customer.people
          .filter(isMissing)
          .map((account) => <InviteAgain key={account.accountId} customer={customer} account={account} />)}
      <div className={classes.columns}>
        <div>
          <Facts customer={customer} />
          {customer.status !== 'pending' && <Terms customer={customer} />}
        </div>
        <section>
          <h2>{text('customer.documents')}</h2>
          <CompanyDocuments customer={customer} />
        </section>
      </div>
      <CustomerAccounts customer={customer} />
    </>
  )
}

/** A main account that has not signed in yet. */
const isMissing = ({ role, invited }: Customer['people'][number]) => role === 'main' && invited

function Facts({ customer }: { customer: Customer }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <dl className={classes.facts}>
      <Fact term={text('customer.rejected_because')}>{customer.rejectedBecause}</Fact>
      <Fact term={text('customer.suspended_because')}>{customer.suspendedBecause}</Fact>
      <Fact term={text('customer.custnum')}>{customer.custnum}</Fact>
      <Fact term={text('customer.site')}>{customer.siteName}</Fact>
      <Fact term={text('customer.registered_at')}>{customer.registeredAt && instant(customer.registeredAt)}</Fact>
      <Fact term={text('customer.vat_number')}>
        <VatNumber customer={customer} />
      </Fact>
      <Fact term={text('customer.tax_code')}>{customer.taxCode}</Fact>
      <Fact term={text('customer.sdi_code')}>{customer.sdiCode}</Fact>
      <Fact term={text('customer.phone')}>{customer.phone}</Fact>
      <Fact term={text('customer.fax')}>{customer.fax}</Fact>
      <Fact term={text('customer.address')}>
        {customer.address && <Place address={customer.address} />}
        <Link {...consoleLink('customers/addresses')} search={{ customer: customer.customerId } as never}>
          {text('address.title')}
        </Link>
      </Fact>
    </dl>
  )
}

function VatNumber({ customer: { vatNumber, vatConfirmed } }: { customer: Customer }) {
  const text = useText()
  if (!vatNumber) return text('customer.vat_missing')
  return (
    <>
      {vatNumber} <span className={classes.quiet}>{text(vatText(vatConfirmed))}</span>
    </>
  )
}

/** What the official service said of a number; nothing while it was not asked. */
function vatText(isConfirmed: boolean | null) {
  if (isConfirmed === null) return 'customer.vat_unknown'
  return isConfirmed ? 'customer.vat_valid' : 'customer.vat_invalid'
}

function Place({ address }: { address: NonNullable<Customer['address']> }) {
  const { language } = useLanguage()
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    [address.state, countryIn(language, address.country)].filter(Boolean).join(', '),
  ]
  return lines.filter(Boolean).map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ))
}

function Terms({ customer }: { customer: Customer }) {
  const text = useText()
  const { money } = useFormat()
  return (
    <>
      <h2>{text('customer.terms')}</h2>
      <dl className={classes.facts}>
        <Fact term={text('customer.price_list')}>
          {customer.priceLists.find((list) => list.priceListId === customer.priceListId)?.name}
        </Fact>
        <Fact term={text('customer.terms_net_days')}>{text('customer.days', { days: customer.termsNetDays })}</Fact>
        <Fact term={text('customer.credit_limit')}>{money(customer.creditLimit, customer.currency)}</Fact>
        <Fact term={text('customer.account_manager')}>
          {customer.managers.find(({ accountId }) => accountId === customer.accountManagerId)?.name ??
            text('customer.no_manager')}
        </Fact>
      </dl>
    </>
  )
}

/** A fact where there is one. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
