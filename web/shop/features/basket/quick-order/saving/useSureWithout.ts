import { confirm } from '../../../../../ui/feedback/confirm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { List } from '../lines/useList.ts'

/** Does something with a list; where lines of it are not taken, only after a question, which the same action answers. */
export function useSureWithout({ rejected }: Pick<List, 'rejected'>) {
  const text = useText()
  return async (action: string, go: () => void) => {
    const question = {
      title: text('layout.warning'),
      message: text('quick_order.without_rejected', { lines: rejected.length }),
      yes: action,
      no: text('ui.cancel'),
    }
    if (rejected.length === 0 || (await confirm(question))) go()
  }
}
