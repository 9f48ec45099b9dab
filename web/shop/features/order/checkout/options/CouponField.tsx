import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallFailed } from '../../../../../api/call.ts'
import { useSite } from '../../../../../api/site.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
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
  /** A code that was typed in an earlier visit and not used; it is told while another one is typed. */
  typed: string | undefined
  onTyped: (code: string) => void
  /** Why the order was not placed, which the field says. */
  refused: CallFailed | null
}

// The longest that the contract takes.
const longestCode = 60

/** Uses a coupon in the order, typed or out of the wallet, or says why it cannot be. */
export function CouponField({ preview, options, onChange, request, asking, typed: left, onTyped, refused }: Props) {
  const text = useText()
  const { region } = useSite()
  const [typed, setTyped] = useState(left ?? options.couponCode ?? '')
  const field = useRef<HTMLInputElement>(null)
  // What is typed since is another code, of which nothing is said yet.
  const [told, setTold] = useState<string>()
  const tell = useEffectEvent(() => {
    setTold(typed)
    field.current?.focus()
  })
  useEffect(() => {
    if (refused) tell()
  }, [refused])
  const { couponCode: used, ...without } = options
  const takeOut = () => {
    setTyped('')
    onTyped('')
    onChange(without)
  }
  if (region !== 'EU') return null

  if (preview.couponCode !== '') {
    return (
      <div className={classes.coupon}>
        <p role="status">{text('coupon.in_order', { code: preview.couponCode })}</p>
        <Button size="compact-sm" variant="default" onClick={takeOut}>
          {text('coupon.take_out')}
        </Button>
      </div>
    )
  }
  const why = preview.warnings.find(isAboutCoupon)?.msg
  const wrong = (typed === used || typed === told) && why
  // A coupon for shipping needs the carrier that is chosen; the one that is shown is.
  const use = (couponCode: string) => {
    setTyped(couponCode)
    onTyped('')
    onChange({ ...options, shipVia: preview.shipVia, couponCode })
  }
  const type = (code: string) => {
    setTyped(code)
    onTyped(code)
  }
  return (
    <>
      <Form className={classes.coupon} onSend={() => use(typed)}>
        <TextInput
          inputWrapperOrder={['label', 'error', 'description', 'input']}
          className={classes.couponCode}
          label={text('coupon.code')}
          maxLength={longestCode}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          ref={field}
          error={wrong}
          description={!wrong && typed.trim() !== '' && typed !== used && text('coupon.not_used')}
        />
        <Button type="submit" variant="default">
          {text('coupon.use')}
        </Button>
        {used !== undefined && why !== undefined && (
          <Button size="compact-sm" variant="default" onClick={takeOut}>
            {text('coupon.take_out')}
          </Button>
        )}
      </Form>
      <CouponOffers preview={preview} request={request} asking={asking} onUse={use} />
    </>
  )
}

/** What the field itself says of a preview. */
export const isAboutCoupon = ({ reason }: Preview['warnings'][number]) => reason.startsWith('coupon.')

/** Whether the field says why an order was refused: by what the preview says of its coupon. */
export const isSaidByField = (refused: CallFailed | null, { warnings }: Preview): refused is CallFailed =>
  warnings.some((warning) => isAboutCoupon(warning) && warning.reason === refused?.reason)
