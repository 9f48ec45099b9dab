import { IconScale } from '@tabler/icons-react'
import { mostCompared } from '../../../rules/catalogue/product/catalogue.ts'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'
import classes from './CompareToggle.module.css'
import { type ComparedProduct, toggleComparison, useComparison } from './comparison.ts'

/** Puts a product beside others, or takes it away again. */
export function CompareToggle({ id, number }: ComparedProduct) {
  const text = useText()
  const chosen = useComparison().some((compared) => compared.id === id)
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={chosen}
      aria-label={text('compare.add', { number })}
      title={text('compare.add', { number })}
      onClick={() => {
        if (!toggleComparison({ id, number })) toast(text('compare.full', { most: mostCompared }))
      }}
    >
      <IconScale size={15} aria-hidden />
    </button>
  )
}
