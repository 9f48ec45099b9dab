import { useText } from '../../../../ui/language/language.tsx'

/** What a card is called: where there are several currencies, its own is named. */
export function useCardTitle() {
  const text = useText()
  return (
    word: 'overview.due' | 'overview.by_month' | 'overview.by_brand' | 'overview.by_product',
    { currency, isAlone }: { currency: string; isAlone: boolean },
  ) => (isAlone ? text(word) : text('overview.in_currency', { title: text(word), currency }))
}
