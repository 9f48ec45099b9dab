import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../../contract/endpoint.ts'
import { claimCoupon } from '../../../../contract/price/coupon.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Coupon.module.css'
import { couponsKey } from './queries.ts'

// The longest that the contract takes.
const longestCode = 60

/** Puts a coupon into the wallet by the code that somebody has received. */
export function ClaimCoupon() {
  const text = useText()
  const reasonOf = useReason()
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const claim = useMutation<Reply<typeof claimCoupon>, CallFailed, string>({
    meta: saysItself,
    mutationFn: (typed) => call(claimCoupon, { body: { code: typed } }),
    onSuccess: (coupon) => {
      toast(text('coupon.claimed', { code: coupon.code }), 'good')
      setCode('')
      return queries.invalidateQueries({ queryKey: couponsKey })
    },
  })
  return (
    <Form className={classes.claim} onSend={() => claim.mutate(code)}>
      <TextInput
        inputWrapperOrder={['label', 'error', 'input']}
        className={classes.code}
        label={text('coupon.code')}
        maxLength={longestCode}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          claim.reset()
        }}
        error={claim.error && reasonOf(claim.error)}
      />
      <Button type="submit" loading={claim.isPending}>
        {text('coupon.claim')}
      </Button>
    </Form>
  )
}
