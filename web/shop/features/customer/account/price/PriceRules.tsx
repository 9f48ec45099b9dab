import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePriceRule, setPriceRule } from '../../../../../../contract/catalogue/account-price.ts'
import { call } from '../../../../../api/call.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from './AccountPrice.module.css'
import { type PriceRules as Known, type PriceRule, pricesKey } from './queries.ts'
import { type RuleDraft, RuleForm } from './RuleForm.tsx'
import { useClassName } from './useClassName.ts'

/** Mark-ups on what the company pays: what there are, and one to set. */
export function PriceRules({ rules, accounts }: Known) {
  const text = useText()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: pricesKey })
  const { mutate: set, isPending } = useMutation({
    mutationFn: (body: RuleDraft) => call(setPriceRule, { body }),
    onSettled,
  })
  const { mutate: remove } = useMutation({
    mutationFn: ({ ruleId }: PriceRule) => call(removePriceRule, { query: { ruleId } }),
    onSettled,
  })

  return (
    <section className={classes.rules}>
      <h2>{text('account_price.rules')}</h2>
      <p>{text('account_price.rules_hint')}</p>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) => (
            <Rule key={rule.ruleId} rule={rule} onRemove={() => remove(rule)} />
          ))}
        </ul>
      )}
      <RuleForm sellers={accounts} busy={isPending} onSet={set} />
    </section>
  )
}

function Rule({ rule, onRemove }: { rule: PriceRule; onRemove: () => void }) {
  const text = useText()
  const { number } = useFormat()
  const classNameOf = useClassName()
  const about = [
    rule.brand ?? text('account_price.any_brand'),
    rule.classId === null ? text('account_price.any_class') : classNameOf(rule.classId),
    rule.accountName ?? text('account_price.all_sellers'),
  ].join(' · ')
  return (
    <li>
      <span className={classes.percent}>{text('account_price.percent', { markup: number(rule.markup) })}</span>
      <span>{about}</span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={text('account_price.delete_rule', { name: about })}
        onClick={onRemove}
      >
        {text('ui.delete')}
      </Button>
    </li>
  )
}
