import { useNavigate } from '@tanstack/react-router'
import { mostListLines } from '../../../../rules/quick-order.ts'
import { useMay } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import { Refused } from '../../../ui/Refused.tsx'
import { toast } from '../../../ui/toast.ts'
import { ListName } from './ListName.tsx'
import classes from './QuickOrder.module.css'
import { SavedElsewhere, versionElsewhere } from './SavedElsewhere.tsx'
import type { Left } from './useLeftList.ts'
import type { List } from './useList.ts'
import { useSaveList, type Wanted, wantedOf } from './useSaveList.ts'

/** Puts products into the basket. */
export type ToBasket = { add: (additions: Wanted[], onAdded: () => void) => void; isPending: boolean }

type Props = { list: List; left: Left; basket: ToBasket }

/** What becomes of the list: kept, handed on, put into the basket, or ordered. */
export function SaveList({ list, left, basket }: Props) {
  const text = useText()
  const orders = useMay('cust:order')
  const buys = useMay('cust:shoppingcart')
  const { base, lines } = list
  const wanted = wantedOf(list)
  const { save, order, submit, saveAsNew, replace, failed, isPending } = useSaving({ list, left }, wanted)
  const open = list.asked.length > 0
  const full = lines.length > mostListLines
  const look = { loading: isPending || basket.isPending, disabled: open || full }
  const elsewhere = versionElsewhere(failed)

  return (
    <div className={classes.saving}>
      <ListName data-name value={left.typed.name} onName={(name) => left.type({ name })} />
      {open && <p className={classes.hint}>{text('quick_order.open_first')}</p>}
      {full && <p className={classes.hint}>{text('quick_order.too_many_products')}</p>}
      <div className={classes.row}>
        {orders ? (
          <Button {...look} onClick={order}>
            {text('quick_order.order')}
          </Button>
        ) : (
          <Button {...look} onClick={submit}>
            {text('quick_order.submit')}
          </Button>
        )}
        <Button variant="default" {...look} onClick={save}>
          {text('quick_order.save')}
        </Button>
        {buys && (
          <Button variant="default" {...look} onClick={() => basket.add(wanted, left.emptied)}>
            {text('quick_order.to_basket')}
          </Button>
        )}
      </div>
      {base && failed && elsewhere !== undefined ? (
        <SavedElsewhere
          id={base.id}
          why={failed}
          look={look}
          onNew={saveAsNew}
          onReplace={() => replace({ ...base, version: elsewhere })}
        />
      ) : (
        <Refused why={failed} />
      )}
    </div>
  )
}

/** The ways to keep a list, and where each of them leads. */
function useSaving({ list, left }: Pick<Props, 'list' | 'left'>, lines: Wanted[]) {
  const text = useText()
  const navigate = useNavigate()
  const saving = useSaveList((kept) => {
    list.saved(kept)
    left.saved()
  })
  const wish = { name: left.typed.name, lines, base: list.base }

  const see = (id: number) => void navigate({ to: '/hisorder/quickOrderDetails/$id', params: { id: String(id) } })
  const keep = (of: Partial<typeof wish> & { thenSubmit?: boolean } = {}) =>
    saving.mutate(
      { ...wish, ...of },
      {
        onSuccess: ({ quickOrderId, number }) => {
          toast(text(of.thenSubmit ? 'quick_order.submitted' : 'quick_order.saved', { number }), 'good')
          see(quickOrderId)
        },
      },
    )
  return {
    save: () => keep(),
    submit: () => keep({ thenSubmit: true }),
    saveAsNew: () => keep({ base: undefined }),
    /** Over what another window saved, of which this is the version. */
    replace: (base: NonNullable<List['base']>) => keep({ base }),
    order: () =>
      saving.mutate(wish, {
        onSuccess: ({ quickOrderId }) => void navigate({ to: '/order/confirm', search: { quickOrder: quickOrderId } }),
      }),
    failed: saving.error,
    isPending: saving.isPending,
  }
}
