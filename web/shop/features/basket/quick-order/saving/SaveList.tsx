import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { mostListLines } from '../../../../../../rules/basket/quick-order.ts'
import { listRefusedNumbers } from '../../../../../api/refused-lines.ts'
import { useMay } from '../../../../../api/session/session.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { focusPage } from '../../../../../ui/focus.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { ListEditing } from '../desk/useListDraft.ts'
import type { List } from '../lines/useList.ts'
import classes from '../QuickOrder.module.css'
import { ListName } from './ListName.tsx'
import { isOtherElsewhere, SaveConflict } from './SaveConflict.tsx'
import { type ListChange, type ListLineInput, toListLines, useSaveList } from './useSaveList.ts'
import { useSureWithout } from './useSureWithout.ts'

/** Puts products into the basket. */
export type BasketAdder = {
  /** Those of the numbers that are not taken stay in the list. */
  add: (additions: ListLineInput[], onAdded: (refused: readonly string[]) => void) => void
  isPending: boolean
}

type Props = { list: List; draft: ListEditing; basket: BasketAdder }

/** What becomes of the list: kept, handed on, put into the basket, or ordered. */
export function SaveList({ list, draft, basket }: Props) {
  const text = useText()
  const { base, lines } = list
  const listLines = toListLines(list)
  const saving = useSaving({ list, draft }, listLines)
  const { failed } = saving
  const sure = useSureWithout(list)
  const isAsking = list.unclear.length > 0
  const isFull = lines.length > mostListLines
  const look = { loading: saving.isSending || basket.isPending, disabled: isAsking || isFull }
  const toBasket = () =>
    basket.add(listLines, (refused) =>
      draft.went({ lines: lines.filter(({ product }) => !refused.includes(product.number)), open: list.open }),
    )
  return (
    <div className={classes.saving}>
      <ListName data-name value={draft.typed.name} onChange={({ target }) => draft.type({ name: target.value })} />
      {isAsking && <p className={classes.hint}>{text('quick_order.open_first')}</p>}
      {isFull && <p className={classes.hint}>{text('quick_order.too_many_products')}</p>}
      <Ways look={look} sure={sure} saving={saving} onBasket={toBasket} />
      {base && failed && isOtherElsewhere(failed) ? (
        <SaveConflict
          id={base.id}
          why={failed}
          look={look}
          onNew={() => void sure(text('quick_order.save_as_new'), saving.saveAsNew)}
          onReplace={(version) =>
            void sure(text('quick_order.replace_saved'), () => saving.replace({ ...base, version }))
          }
        />
      ) : (
        <RefusalNotice why={failed} more={saving.refusedProducts.join(', ')} />
      )}
    </div>
  )
}

type WaysProps = {
  look: { loading: boolean; disabled: boolean }
  sure: ReturnType<typeof useSureWithout>
  saving: ReturnType<typeof useSaving>
  onBasket: () => void
}

/** Who may not order hands the list on. */
function Ways({ look, sure, saving, onBasket }: WaysProps) {
  const text = useText()
  const orders = useMay('cust:order')
  const buys = useMay('cust:shoppingcart')
  const last = text(orders ? 'quick_order.order' : 'quick_order.submit')
  return (
    <div className={classes.row}>
      <Button {...look} onClick={() => void sure(last, orders ? saving.order : saving.submit)}>
        {last}
      </Button>
      <Button variant="default" {...look} onClick={() => void sure(text('quick_order.save'), saving.save)}>
        {text('quick_order.save')}
      </Button>
      {buys && (
        <Button variant="default" {...look} onClick={() => void sure(text('quick_order.to_basket'), onBasket)}>
          {text('quick_order.to_basket')}
        </Button>
      )}
    </div>
  )
}

/** The ways to keep a list, and where each of them leads. */
function useSaving({ list, draft }: Pick<Props, 'list' | 'draft'>, lines: ListLineInput[]) {
  const go = useGo()
  const sayKept = useSavedToast()
  const sentAt = useRef(0)
  const saving = useSaveList({
    onSaved: (saved) => {
      list.saved(saved, sentAt.current)
      draft.saved()
    },
    onLearned: list.learned,
    stored: draft.sent,
    store: draft.hold,
  })
  const keep = (other: Partial<ListChange> = {}, goOn = go.toList) => {
    sentAt.current = list.changes()
    const change = { name: draft.typed.name, lines, base: list.base, ...other }
    saving.send(change, {
      onSuccess: (saved) => {
        const isOther = list.changes() !== sentAt.current
        if (goOn === go.toList || isOther) sayKept(saved, change)
        // Who has changed the list meanwhile is not taken away from what is not saved.
        if (!isOther) goOn(saved.quickOrderId)
      },
    })
  }
  return {
    save: () => keep(),
    submit: () => keep({ thenSubmit: true }),
    saveAsNew: () => keep({ base: undefined }),
    /** Over what another window saved, of which this is the version. */
    replace: (base: NonNullable<List['base']>) => keep({ base }),
    order: () => keep({}, go.toCheckout),
    failed: saving.error,
    refusedProducts: listRefusedNumbers(saving.error, saving.content?.lines ?? []),
    isSending: saving.state === 'sending',
  }
}

function useSavedToast() {
  const text = useText()
  return ({ number }: { number: string }, { thenSubmit }: Pick<ListChange, 'thenSubmit'>) =>
    toast(text(thenSubmit ? 'quick_order.submitted' : 'quick_order.saved', { number }), 'good')
}

function useGo() {
  const navigate = useNavigate()
  return {
    toList: (id: number) =>
      void navigate({ to: '/hisorder/quickOrderDetails/$id', params: { id: String(id) } }).then(focusPage),
    toCheckout: (id: number) => void navigate({ to: '/order/confirm', search: { quickOrder: id } }).then(focusPage),
  }
}
