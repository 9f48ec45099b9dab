import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { setPriceRule } from '../../../../../../contract/catalogue/account-price.ts'
import type { Input } from '../../../../../../contract/endpoint.ts'
import { isMarkup } from '../../../../../../rules/catalogue/price/account-price.ts'
import { toCents } from '../../../../../../rules/catalogue/price/money.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { amountIn } from '../../../../../ui/language/amount.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from './AccountPrice.module.css'
import { goodsQuery, type PriceRules } from './queries.ts'
import { chosenId, SellerChoice } from './SellerChoice.tsx'
import { useClassName } from './useClassName.ts'

export type RuleDraft = Input<typeof setPriceRule>['body']

type Props = { sellers: PriceRules['accounts']; busy: boolean; onSet: (draft: RuleDraft) => void }

/** A mark-up to set: for a brand, a class and an account, or for all of them. */
export function RuleForm({ sellers, busy, onSet }: Props) {
  const text = useText()
  const { brands, classes: goodsClasses } = useGoods()
  const form = useForm({
    start: { accountId: '', classId: '', brandId: '', markup: '' },
    rules: ({ markup }) => ({ markup: markupIn(markup) === undefined && text('account_price.invalid_markup') }),
  })
  const send = () =>
    form.send(({ accountId, classId, brandId, markup }) =>
      onSet({
        accountId: chosenId(accountId),
        classId: chosenId(classId),
        brandId: chosenId(brandId),
        markup: markupIn(markup) ?? 0,
      }),
    )
  return (
    <Form className={classes.fields} onSend={send}>
      <Select label={text('account_price.brand')} data={brands} {...form.choice('brandId')} />
      <Select label={text('account_price.class')} data={goodsClasses} {...form.choice('classId')} />
      <SellerChoice sellers={sellers} {...form.choice('accountId')} />
      <TextInput
        label={text('account_price.markup')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('markup')}
      />
      <Button type="submit" variant="default" loading={busy}>
        {text('account_price.add_rule')}
      </Button>
    </Form>
  )
}

/** Percent; undefined where it is none that can be set. */
function markupIn(typed: string) {
  const markup = amountIn(typed)
  return typeof markup === 'number' && isMarkup(toCents(markup)) ? markup : undefined
}

/** The brands and classes to choose from, with all of them first. */
function useGoods() {
  const text = useText()
  const { data: goods } = useQuery(goodsQuery)
  const classNameOf = useClassName()
  return {
    brands: [
      { value: '', label: text('account_price.any_brand') },
      ...(goods?.brands ?? []).map(({ brandId, name }) => ({ value: String(brandId), label: name })),
    ],
    classes: [
      { value: '', label: text('account_price.any_class') },
      ...(goods?.classes ?? []).map(({ classId }) => ({ value: String(classId), label: classNameOf(classId) })),
    ],
  }
}
