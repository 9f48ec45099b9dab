import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { mostListLines } from '../../../../../rules/order/quick-order.ts'
import { productsOf } from '../../../../api/refused-lines.ts'
import { useMay } from '../../../../api/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Refused } from '../../../../ui/feedback/Refused.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { focusPage } from '../../../../ui/focus.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Draft } from '../desk/useListDraft.ts'
import type { List } from '../lines/useList.ts'
import classes from '../QuickOrder.module.css'
import { ListName } from './ListName.tsx'
import { isOtherElsewhere, SavedElsewhere } from './SavedElsewhere.tsx'
import { useSaveList, type Wanted, wantedOf } from './useSaveList.ts'
import { useSureWithout } from './useSureWithout.ts'

/** Puts products into the basket. */
export type ToBasket = {
  /** Those of the numbers that are not taken stay in the list. */
  add: (additions: Wanted[], onAdded: (refused: readonly string[]) => void) => void
  isPending: boolean
}

type Props = { list: List; draft: Draft; basket: ToBasket }

/** What becomes of the list: kept, handed on, put into the basket, or ordered. */
export function SaveList({ list, draft, basket }: Props) {
  const text = useText()
  const orders = useMay('cust:order')
  const buys = useMay('cust:shoppingcart')
  const { base, lines } = list
  const wanted = wantedOf(list)
  const { save, order, submit, saveAsNew, replace, failed, refusedProducts, isPending } = useSaving(
    { list, draft },
    wanted,
  )
  const open = list.asked.length > 0
  const sure = useSureWithout(list)
  const full = lines.length > mostListLines
  const look = { loading: isPending || basket.isPending, disabled: open || full }
  const toBasket = () =>
    basket.add(wanted, (refused) =>
      draft.went({ lines: lines.filter(({ product }) => !refused.includes(product.number)), open: list.open }),
    )

  return (
    <div className={classes.saving}>
      <ListName data-name value={draft.typed.name} onName={(name) => draft.type({ name })} />
      {open && <p className={classes.hint}>{text('quick_order.open_first')}</p>}
      {full && <p className={classes.hint}>{text('quick_order.too_many_products')}</p>}
      <div className={classes.row}>
        {orders ? (
          <Button {...look} onClick={() => void sure(text('quick_order.order'), order)}>
            {text('quick_order.order')}
          </Button>
        ) : (
          <Button {...look} onClick={() => void sure(text('quick_order.submit'), submit)}>
            {text('quick_order.submit')}
          </Button>
        )}
        <Button variant="default" {...look} onClick={() => void sure(text('quick_order.save'), save)}>
          {text('quick_order.save')}
        </Button>
        {buys && (
          <Button variant="default" {...look} onClick={() => void sure(text('quick_order.to_basket'), toBasket)}>
            {text('quick_order.to_basket')}
          </Button>
        )}
      </div>
      {base && failed && isOtherElsewhere(failed) ? (
        <SavedElsewhere
          id={base.id}
          why={failed}
          look={look}
          onNew={() => void sure(text('quick_order.save_as_new'), saveAsNew)}
          onReplace={(version) => void sure(text('quick_order.replace_saved'), () => replace({ ...base, version }))}
        />
      ) : (
        <Refused why={failed} more={refusedProducts.join(', ')} />
      )}
    </div>
  )
}

/** The ways to keep a list, and where each of them leads. */
function useSaving({ list, draft }: Pick<Props, 'list' | 'draft'>, lines: Wanted[]) {
  const text = useText()
  const navigate = useNavigate()
  const sentAt = useRef(0)
  const saving = useSaveList({
    onKept: (kept) => {
      list.saved(kept, sentAt.current)
      draft.saved()
    },
    onLearned: list.learned,
    pendingAttempt: draft.sent,
    onSent: draft.hold,
  })
  const change = { name: draft.typed.name, lines, base: list.base }

  const see = (id: number) =>
    void navigate({ to: '/hisorder/quickOrderDetails/$id', params: { id: String(id) } }).then(focusPage)
  type Way = Partial<typeof change> & { thenSubmit?: boolean }
  const keep = (of: Way = {}, goOn: (id: number) => void = see) => {
    sentAt.current = list.changes()
    saving.mutate(
      { ...change, ...of },
      {
        onSuccess: ({ quickOrderId, number }) => {
          const goesOn = list.changes() === sentAt.current
          if (goOn === see || !goesOn) {
            toast(text(of.thenSubmit ? 'quick_order.submitted' : 'quick_order.saved', { number }), 'good')
          }
          // Who has changed the list meanwhile is not taken away from what is not saved.
          if (goesOn) goOn(quickOrderId)
        },
      },
    )
  }
  return {
    save: () => keep(),
    submit: () => keep({ thenSubmit: true }),
    saveAsNew: () => keep({ base: undefined }),
    /** Over what another window saved, of which this is the version. */
    replace: (base: NonNullable<List['base']>) => keep({ base }),
    order: () => keep({}, (id) => void navigate({ to: '/order/confirm', search: { quickOrder: id } }).then(focusPage)),
    failed: saving.error,
    refusedProducts: productsOf(saving.error, saving.variables?.lines ?? []),
    isPending: saving.isPending,
  }
}
