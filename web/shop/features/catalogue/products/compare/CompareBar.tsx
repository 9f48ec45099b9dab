import { IconScale, IconX } from '@tabler/icons-react'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { clearComparison, toggleComparison, useComparison } from '../../../../../ui/product/comparison.ts'
import classes from './CompareBar.module.css'

/** What was chosen to be compared, with the way to see it side by side. Not there until something was chosen. */
export function CompareBar() {
  const text = useText()
  const chosen = useComparison()
  if (chosen.length === 0) return null
  return (
    <section className={classes.bar} aria-label={text('compare.chosen')} data-compare-bar>
      <ul className={classes.chosen}>
        {chosen.map((product) => (
          <li key={product.id}>
            {product.number}
            <button
              type="button"
              className={classes.remove}
              aria-label={text('compare.remove', { number: product.number })}
              onClick={() => toggleComparison(product)}
            >
              <IconX size={13} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={classes.clear} onClick={clearComparison}>
        {text('compare.clear')}
      </button>
      {chosen.length > 1 && (
        <ButtonLink
          to="/pd/compare"
          search={{ skus: chosen.map(({ id }) => id).join(',') }}
          leftSection={<IconScale size={16} aria-hidden />}
        >
          {text('compare.open', { count: chosen.length })}
        </ButtonLink>
      )}
    </section>
  )
}
