import { IconAlertTriangle } from '@tabler/icons-react'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../PriceChange.module.css'

/** Says that prices have changed in the basket, and leads to them; nothing where none has. */
export function PriceChangeNotice({ count, onLeave }: { count: number; onLeave?: () => void }) {
  const text = useText()
  if (count === 0) return null
  return (
    <p className={classes.notice} role="status">
      <IconAlertTriangle size={18} aria-hidden />
      <span>{text('price_change.notice', { count })}</span>
      <ButtonLink to="/cust/pricechange" size="compact-sm" variant="default" {...(onLeave && { onClick: onLeave })}>
        {text('price_change.show')}
      </ButtonLink>
    </p>
  )
}
