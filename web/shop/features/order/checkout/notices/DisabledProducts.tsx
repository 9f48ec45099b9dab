import { useState } from 'react'
import type { Decisions } from '../../../../../../rules/basket/replacement.ts'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { SecondaryNumber } from '../../../../../ui/product/SecondaryNumber.tsx'
import orderClasses from '../../Order.module.css'
import type { Preview } from '../../queries.ts'
import classes from './DisabledProducts.module.css'

type DisabledProduct = Preview['disabled'][number]
type Props = {
  products: readonly DisabledProduct[]
  currency: string
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
  /** What was decided is being carried out. */
  busy?: boolean
}

/** Products that are no longer sold: each is replaced or left out, one by one or all at once. */
export function DisabledProducts({ products, currency, decisions, onDecide, busy = false }: Props) {
  const text = useText()
  const decide = (more: Decisions) => onDecide({ ...decisions, ...more })
  const replaceable = products.flatMap(({ number, replacements: [best] }) => (best ? [[number, best.number]] : []))
  return (
    <>
      {products.length > 0 && (
        <section className={classes.gone} aria-label={text('replacement.title', { count: products.length })}>
          <h2>{text('replacement.title', { count: products.length })}</h2>
          <p>{text('replacement.hint', { count: products.length })}</p>
          {products.length > 1 && (
            <div className={classes.ways}>
              {replaceable.length > 0 && (
                <Button disabled={busy} onClick={() => decide(Object.fromEntries(replaceable))}>
                  {text('replacement.replace_all')}
                </Button>
              )}
              <Button
                variant="default"
                disabled={busy}
                onClick={() => decide(Object.fromEntries(products.map(({ number }) => [number, null])))}
              >
                {text('replacement.leave_out_all')}
              </Button>
            </div>
          )}
          <ul className={classes.lines}>
            {products.map((one) => (
              <Line key={one.number} product={one} currency={currency} onDecide={decide} busy={busy} />
            ))}
          </ul>
        </section>
      )}
      <Decided decisions={decisions} onDecide={onDecide} />
    </>
  )
}

type LineProps = { product: DisabledProduct; currency: string; onDecide: (decisions: Decisions) => void; busy: boolean }

function Line({ product, currency, onDecide, busy }: LineProps) {
  const text = useText()
  const offerText = useOfferText(currency)
  const [chosen, setChosen] = useState<string>()
  const { number, replacements } = product
  const replacement = chosen ?? replacements[0]?.number
  return (
    <li>
      <Product gone={product} />
      {replacement === undefined ? (
        <span className={orderClasses.small}>{text('replacement.none')}</span>
      ) : (
        <div className={classes.choice}>
          <Select
            aria-label={text('replacement.choice', { number })}
            value={replacement}
            data={replacements.map((offer) => ({ value: offer.number, label: offerText(offer) }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button
            disabled={busy}
            aria-label={text('address.of', { action: text('replacement.replace'), name: number })}
            onClick={() => onDecide({ [number]: replacement })}
          >
            {text('replacement.replace')}
          </Button>
        </div>
      )}
      <Button
        variant="default"
        disabled={busy}
        aria-label={text('address.of', { action: text('replacement.leave_out'), name: number })}
        onClick={() => onDecide({ [number]: null })}
      >
        {text('replacement.leave_out')}
      </Button>
    </li>
  )
}

function Product({ gone }: { gone: DisabledProduct }) {
  const text = useText()
  const productName = useProductName()
  const { number } = useFormat()
  return (
    <div className={classes.product}>
      <span className={orderClasses.number}>{shownNumber(gone)}</span>
      <SecondaryNumber product={gone} className={orderClasses.small} />
      <span className={orderClasses.name}>{productName(gone)}</span>
      <span className={orderClasses.small}>
        {text('ui.term', { term: text('basket_line.quantity') })} {number(gone.qty)}
      </span>
    </div>
  )
}

function useOfferText(currency: string) {
  const text = useText()
  const { money } = useFormat()
  return (offer: DisabledProduct['replacements'][number]) =>
    text('replacement.offer', {
      number: shownNumber(offer),
      price: money(offer.discountPrice ?? offer.unitPrice, currency),
      pieces: offer.available,
    })
}

/** What was decided, to be taken back. */
function Decided({ decisions, onDecide }: Pick<Props, 'decisions' | 'onDecide'>) {
  const text = useText()
  const all = Object.entries(decisions)
  if (all.length === 0) return null
  return (
    <ul className={classes.decided} role="status">
      {all.map(([disabled, number]) => (
        <li key={disabled}>
          {number === null
            ? text('replacement.left_out', { gone: disabled })
            : text('replacement.replaced', { number, gone: disabled })}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={text('address.of', { action: text('basket_line.undo'), name: disabled })}
            onClick={() => onDecide(Object.fromEntries(all.filter(([other]) => other !== disabled)))}
          >
            {text('basket_line.undo')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
