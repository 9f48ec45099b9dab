import { TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '../../../../contract/endpoint.ts'
import { removePriceRule, setPriceRule } from '../../../../contract/price/account-price.ts'
import { isMarkup } from '../../../../rules/price/account-price.ts'
import { centsOf } from '../../../../rules/price/money.ts'
import { kindOfClass } from '../../../../rules/product/catalogue.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { amountIn } from '../../../ui/language/amount.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from './AccountPrice.module.css'
import { goodsQuery, type PriceRules as Known, type PriceRule, pricesKey } from './queries.ts'
import { SellerChoice } from './SellerChoice.tsx'

type RuleDraft = Input<typeof setPriceRule>['body']

/** Mark-ups on what the company pays: what there are, and one to set. */
export function PriceRules({ rules, accounts }: Known) {
  const text = useText()
  const { number } = useFormat()
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
  const classNameOf = useClassName()
  const aboutOf = ({ classId, brand, accountName }: PriceRule) =>
    [
      brand ?? text('account_price.any_brand'),
      classId === null ? text('account_price.any_class') : classNameOf(classId),
      accountName ?? text('account_price.all_sellers'),
    ].join(' · ')

  return (
    <section className={classes.rules}>
      <h2>{text('account_price.rules')}</h2>
      <p>{text('account_price.rules_hint')}</p>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) => (
            <li key={rule.ruleId}>
              <span className={classes.percent}>{text('account_price.percent', { markup: number(rule.markup) })}</span>
              <span>{aboutOf(rule)}</span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={text('account_price.delete_rule', { name: aboutOf(rule) })}
                onClick={() => remove(rule)}
              >
                {text('ui.delete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RuleForm sellers={accounts} busy={isPending} onSet={set} />
    </section>
  )
}

type FormProps = { sellers: Known['accounts']; busy: boolean; onSet: (draft: RuleDraft) => void }

function RuleForm({ sellers, busy, onSet }: FormProps) {
  const text = useText()
  const { data: goods } = useQuery(goodsQuery)
  const classNameOf = useClassName()
  const [draft, setDraft] = useState<Omit<RuleDraft, 'markup'>>({ accountId: null, classId: null, brandId: null })
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const idOf = (value: string) => (value === '' ? null : Number(value))
  const submit = () => {
    const markup = amountIn(typed)
    const good = typeof markup === 'number' && isMarkup(centsOf(markup))
    setWrong(!good)
    if (good) onSet({ ...draft, markup })
  }
  return (
    <Form className={classes.fields} onSend={submit}>
      <Select
        label={text('account_price.brand')}
        value={String(draft.brandId ?? '')}
        data={[
          { value: '', label: text('account_price.any_brand') },
          ...(goods?.brands ?? []).map(({ brandId, name }) => ({ value: String(brandId), label: name })),
        ]}
        onChange={({ target }) => setDraft({ ...draft, brandId: idOf(target.value) })}
      />
      <Select
        label={text('account_price.class')}
        value={String(draft.classId ?? '')}
        data={[
          { value: '', label: text('account_price.any_class') },
          ...(goods?.classes ?? []).map(({ classId }) => ({ value: String(classId), label: classNameOf(classId) })),
        ]}
        onChange={({ target }) => setDraft({ ...draft, classId: idOf(target.value) })}
      />
      <SellerChoice
        sellers={sellers}
        value={draft.accountId}
        onChange={(accountId) => setDraft({ ...draft, accountId })}
      />
      <TextInput
        label={text('account_price.markup')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wrong && text('account_price.invalid_markup')}
      />
      <Button type="submit" variant="default" loading={busy}>
        {text('account_price.add_rule')}
      </Button>
    </Form>
  )
}

/** A class of goods as the reader calls it. */
function useClassName() {
  const text = useText()
  return (classId: number) => {
    const kind = kindOfClass(classId)
    return kind ? text(`ui.kind_${kind}`) : String(classId)
  }
}
