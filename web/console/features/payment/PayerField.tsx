import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choice, Combobox } from '../../../ui/controls/Combobox.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useSettledValue } from '../../../ui/useSettledValue.ts'
import { payersQuery } from './queries.ts'

/** The customer who paid, found by company, number or VAT number, or by the number of something open. */
export function PayerField({ payer, onChoose }: { payer: Choice | undefined; onChoose: (choice: Choice) => void }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const keyword = useSettledValue(typed.trim())
  const found = useQuery(payersQuery(keyword))
  return (
    <Combobox
      label={text('money.customer')}
      placeholder={text('money.customer_hint')}
      choices={found.data ?? []}
      value={payer}
      isPending={typed.trim() !== keyword || found.isFetching}
      isFirst
      onType={setTyped}
      onChoose={onChoose}
    />
  )
}
