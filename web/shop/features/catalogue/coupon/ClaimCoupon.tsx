import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { claimCoupon } from '../../../../../contract/catalogue/coupon.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { longestCouponCode } from '../../../../../rules/catalogue/price/coupon.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { couponsKey } from '../../../../api/queries.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Coupon.module.css'

/** Puts a coupon into the wallet by a code that the customer has received. */
export function ClaimCoupon() {
  const text = useText()
  const queries = useQueryClient()
  const reasonOf = useReason()
  const form = useForm({ start: { code: '' }, limits: { code: longestCouponCode } })
  const claim = useMutation<Reply<typeof claimCoupon>, CallFailed, { code: string }>({
    meta: saysItself,
    mutationFn: (body) => call(claimCoupon, { body }),
    onSuccess: (coupon) => {
      toast(text('coupon.claimed', { code: coupon.code }), 'good')
      form.reset()
      return queries.invalidateQueries({ queryKey: couponsKey })
    },
    onError: (failed) => form.refuse({ code: reasonOf(failed) }),
  })
  return (
    <Form className={classes.claim} onSend={() => form.send(claim.mutate)} refused={form.refused}>
      <TextInput
        inputWrapperOrder={['label', 'error', 'input']}
        className={classes.code}
        label={text('coupon.code')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" loading={claim.isPending}>
        {text('coupon.claim')}
      </Button>
    </Form>
  )
}
