import classes from './Payment.module.css'

type Props = { payerName: string; payerAccount: string; remittance: string; company?: string }

/** Who pays, as far as it is known, with the words of the payment. */
export function Payer({ payerName, payerAccount, remittance, company }: Props) {
  return (
    <>
      {payerName || payerAccount || company}
      <span className={classes.account}>{remittance.slice(0, 140)}</span>
    </>
  )
}
