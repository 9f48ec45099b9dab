import { Checkbox, TextInput } from '@mantine/core'
import { toAmountInput } from '../../../ui/language/amount.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Payment.module.css'
import type { OpenItem } from './queries.ts'
import { isShare, type Shares, shareKey } from './shares.ts'

type Props = { items: readonly OpenItem[]; shares: Shares; onChange: (shares: Shares) => void }

/** What is open of the customer, each with how much of it is settled. */
export function OpenItems({ items, shares, onChange }: Props) {
  const text = useText()
  const { money, number } = useFormat()
  if (items.length === 0) return <p className={classes.hint}>{text('money.nothing_open')}</p>
  const choose = (item: OpenItem, isChosen: boolean) => {
    const { [shareKey(item)]: _, ...others } = shares
    onChange(isChosen ? { ...others, [shareKey(item)]: toAmountInput(Math.abs(item.open), number) } : others)
  }
  return (
    <ul className={classes.items} aria-label={text('money.open_items')}>
      {items.map((item) => {
        const typed = shares[shareKey(item)]
        return (
          <li key={shareKey(item)}>
            <Checkbox
              label={`${item.number} · ${money(item.open, item.currency)}`}
              checked={typed !== undefined}
              onChange={({ currentTarget }) => choose(item, currentTarget.checked)}
            />
            {typed !== undefined && (
              <TextInput
                className={classes.share}
                aria-label={text('money.share', { number: item.number })}
                inputMode="decimal"
                maxLength={12}
                value={typed}
                error={!isShare(typed, item)}
                onChange={({ target }) => onChange({ ...shares, [shareKey(item)]: target.value })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
