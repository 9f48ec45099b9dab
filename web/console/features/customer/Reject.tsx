import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { longestReason } from '../../../../rules/customer.ts'
import { Button } from '../../../ui/Button.tsx'
import { useReason } from '../../../ui/failure.ts'
import { useLanguage, useText } from '../../../ui/language.tsx'
import classes from './Customer.module.css'
import { type Customer, useDecide } from './queries.ts'

type Props = { customer: Customer; onDecided: () => void }

/** Why a company does not become a customer, in words that it reads. */
export function Reject({ customer, onDecided }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const { language: own } = useLanguage()
  const deciding = useDecide(customer, onDecided)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { email = '', language = 'en' } = customer.people[0] ?? {}

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (reason.trim()) deciding.mutate({ reason: reason.trim() })
      }}
    >
      {deciding.error && (
        <p role="alert" className={classes.refused}>
          {reasonOf(deciding.error)}
        </p>
      )}
      <Textarea
        label={text('customer.reason')}
        description={text('customer.reason_hint', {
          email,
          language: new Intl.DisplayNames(own, { type: 'language' }).of(language) ?? language,
        })}
        rows={6}
        maxLength={longestReason}
        value={reason}
        error={tried && !reason.trim() && text('customer.reason_missing')}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" danger loading={deciding.isPending}>
        {text('customer.reject_now')}
      </Button>
    </form>
  )
}
