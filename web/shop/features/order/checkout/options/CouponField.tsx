import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { longestCouponCode } from '../../../../../../rules/catalogue/price/coupon.ts'
import type { CallFailed } from '../../../../../api/call.ts'
import { useSite } from '../../../../../api/site/site.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../../Order.module.css'
import type { CheckoutOptions, OrderRequest, Preview } from '../../queries.ts'
import { CouponOffers } from './CouponOffers.tsx'

type Props = {
  preview: Preview
  options: CheckoutOptions
  onChange: (options: CheckoutOptions) => void
  request: OrderRequest
  asking: boolean
  /** A code that was typed in an earlier visit and not used; it is shown while another one is typed. */
  typed: string | undefined
  onTyped: (code: string) => void
  /** Why the order was not placed, which the field says. */
  refused: CallFailed | null
}

/** Uses a coupon in the order, typed or out of the wallet, or says why it cannot be. Only in Europe there are any. */
export function CouponField(props: Props) {
  const { region } = useSite()
  const { preview, options, onChange, onTyped } = props
  const { couponCode: used, ...without } = options
  const form = useForm({
    start: { code: props.typed ?? used ?? '' },
    limits: { code: longestCouponCode },
    onChange: ({ code }) => onTyped(code),
  })
  const takeOut = () => {
    form.change({ code: '' })
    onChange(without)
  }
  if (region !== 'EU') return null
  if (preview.couponCode !== '') return <CouponInOrder code={preview.couponCode} onTakeOut={takeOut} />
  // A coupon for shipping needs the carrier that is chosen; the one that is shown is.
  const use = (couponCode: string) => {
    form.change({ code: couponCode })
    // In use it is stored with the options.
    onTyped('')
    onChange({ ...options, shipVia: preview.shipVia, couponCode })
  }
  return (
    <>
      <CouponForm {...props} form={form} onUse={use} onTakeOut={takeOut} />
      <CouponOffers preview={preview} request={props.request} asking={props.asking} onUse={use} />
    </>
  )
}

function CouponInOrder({ code, onTakeOut }: { code: string; onTakeOut: () => void }) {
  const text = useText()
  return (
    <div className={classes.coupon}>
      <p role="status">{text('coupon.in_order', { code })}</p>
      <TakeOut onClick={onTakeOut} />
    </div>
  )
}

function TakeOut({ onClick }: { onClick: () => void }) {
  const text = useText()
  return (
    <Button size="compact-sm" variant="default" onClick={onClick}>
      {text('coupon.take_out')}
    </Button>
  )
}

type FormProps = Pick<Props, 'preview' | 'options' | 'refused'> & {
  form: ReturnType<typeof useForm<{ code: string }>>
  onUse: (code: string) => void
  onTakeOut: () => void
}

function CouponForm({ preview, options: { couponCode: used }, refused, form, onUse, onTakeOut }: FormProps) {
  const text = useText()
  const typed = form.values.code
  const { field, refusedCode } = useRefusedCode(refused, typed)
  const why = preview.warnings.find(isAboutCoupon)?.msg
  const wrong = (typed === used || typed === refusedCode) && why
  return (
    <Form className={classes.coupon} onSend={() => form.send(({ code }) => onUse(code))}>
      <TextInput
        inputWrapperOrder={['label', 'error', 'description', 'input']}
        className={classes.couponCode}
        label={text('coupon.code')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
        ref={field}
        error={wrong}
        description={!wrong && typed.trim() !== '' && typed !== used && text('coupon.not_used')}
      />
      <Button type="submit" variant="default">
        {text('coupon.use')}
      </Button>
      {used !== undefined && why !== undefined && <TakeOut onClick={onTakeOut} />}
    </Form>
  )
}

/** Leads to the field that says why an order was refused. What is typed since is another code, of which nothing is shown yet. */
function useRefusedCode(refused: CallFailed | null, typed: string) {
  const field = useRef<HTMLInputElement>(null)
  const [refusedCode, setRefusedCode] = useState<string>()
  const reportRefusal = useEffectEvent(() => {
    setRefusedCode(typed)
    field.current?.focus()
  })
  useEffect(() => {
    if (refused) reportRefusal()
  }, [refused])
  return { field, refusedCode }
}

/** What the field itself says of a preview. */
export const isAboutCoupon = ({ reason }: Preview['warnings'][number]) => reason.startsWith('coupon.')

/** Whether the field says why an order was refused: by what the preview says of its coupon. */
export const isSaidByField = (refused: CallFailed | null, { warnings }: Preview): refused is CallFailed =>
  warnings.some((warning) => isAboutCoupon(warning) && warning.reason === refused?.reason)
