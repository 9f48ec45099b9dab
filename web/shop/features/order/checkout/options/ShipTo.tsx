import { Checkbox } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import {
  type AddressDraft,
  type AddressFault,
  addressFaults,
  emptyAddress,
} from '../../../../../../rules/address/form.ts'
import { placesQuery } from '../../../../../api/places.ts'
import { useMay, useSession } from '../../../../../api/session/session.ts'
import { AddressFields } from '../../../../../ui/address/AddressFields.tsx'
import { useAddressLine } from '../../../../../ui/address/address-line.ts'
import { toAtlas } from '../../../../../ui/address/atlas.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { BlockSkeleton } from '../../../../../ui/feedback/Skeletons.tsx'
import fields from '../../../../../ui/form/Form.module.css'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { AddressBlock } from '../../../../../ui/order/AddressBlock.tsx'
import type { CheckoutOptions, Preview } from '../../queries.ts'
import classes from './ShipTo.module.css'

export type OneOffEditing = {
  /** Whether a one-off address is being typed, so that nothing is sent elsewhere meanwhile. */
  typing: boolean
  /** What was typed of it in an earlier visit. */
  typed: Partial<AddressDraft> | undefined
  onTyping: (typing: boolean) => void
  onTyped: (draft: AddressDraft) => void
}
type Props = {
  preview: Preview
  options: CheckoutOptions
  /** The address of the book that was chosen, and is no longer there. */
  gone: { address: Preview['shipTo'] | null } | null
  onChange: (options: CheckoutOptions) => void
  oneOff: OneOffEditing
}

const other = 'other'

/** Where the order goes: to an address of the book, or to one that is typed for it alone. */
export function ShipTo({ preview, options, gone, onChange, oneOff }: Props) {
  const { typing, onTyping } = oneOff
  const { oneOffAddress: used, keepAddress, ...ofBook } = options
  const [draft, setDraft] = useOneOffDraft(options, oneOff)
  const choose = (value: string) => {
    onTyping(value === other)
    if (value !== other && value !== '') onChange({ ...ofBook, addressId: Number(value) })
  }
  const use = ({ kind: _kind, ...oneOffAddress }: AddressDraft, keep: boolean) => {
    onTyping(false)
    onChange({ ...ofBook, oneOffAddress, ...(keep && { keepAddress: true }) })
  }
  return (
    <>
      <AddressChoice
        preview={preview}
        chosen={typing || used ? other : String(options.addressId ?? preview.addressId)}
        gone={gone}
        onChoose={choose}
      />
      {!typing && !used && !gone && <AddressBlock address={preview.shipTo} />}
      {typing && (
        <Suspense fallback={<BlockSkeleton height={560} />}>
          <OneOffForm
            draft={draft}
            keep={keepAddress ?? false}
            onDraft={setDraft}
            onUse={use}
            onCancel={() => onTyping(false)}
          />
        </Suspense>
      )}
      {used && !typing && <UsedAddress preview={preview} options={options} onChange={() => onTyping(true)} />}
    </>
  )
}

/** What was typed stays while an address of the book is looked at. */
function useOneOffDraft({ oneOffAddress }: CheckoutOptions, { typed, onTyped }: OneOffEditing) {
  const cust = useSession()?.cust
  const [draft, setDraft] = useState<AddressDraft>({
    ...emptyAddress,
    country: cust?.country ?? '',
    ...oneOffAddress,
    ...typed,
    kind: 'nonRegular',
  })
  const type = (now: AddressDraft) => {
    setDraft(now)
    onTyped(now)
  }
  return [draft, type] as const
}

type ChoiceProps = Pick<Props, 'preview' | 'gone'> & { chosen: string; onChoose: (value: string) => void }

function AddressChoice({ preview, chosen, gone, onChoose }: ChoiceProps) {
  const text = useText()
  const whyGone = useId()
  const inOneLine = useAddressLine()
  const choice = gone ? '' : chosen
  const book = offeredPlaces(preview, choice).map((address) => ({
    value: String(address.addressId),
    label: inOneLine(address),
  }))
  return (
    <div>
      <Select
        label={text('order.ship_to')}
        value={choice}
        data={[
          ...(gone ? [{ value: '', label: text('ship_to.choose') }] : []),
          ...book,
          { value: other, label: text('ship_to.other') },
        ]}
        {...(gone && { 'aria-invalid': true, 'aria-describedby': whyGone })}
        onChange={({ target }) => onChoose(target.value)}
      />
      {gone && (
        <p id={whyGone} role="alert" className={classes.gone}>
          {text('ship_to.gone')} {gone.address && <span>{inOneLine(gone.address)}</span>}
        </p>
      )}
    </div>
  )
}

type UsedProps = Pick<Props, 'preview' | 'options'> & { onChange: () => void }

function UsedAddress({ preview, options, onChange }: UsedProps) {
  const text = useText()
  return (
    <section className={classes.used}>
      <AddressBlock address={{ ...preview.shipTo, ...options.oneOffAddress }} title={text('ship_to.other_title')} />
      {options.keepAddress && <p>{text('ship_to.kept_too')}</p>}
      <Button size="compact-sm" variant="default" onClick={onChange}>
        {text('ship_to.change')}
      </Button>
    </section>
  )
}

/** The addresses of the book; a billing address that is a place of delivery, too, is offered once. */
function offeredPlaces({ addresses }: Preview, chosen: string) {
  const same = ({ addressId: _id, kind: _kind, isDefault: _default, ...place }: Preview['shipTo']) =>
    JSON.stringify(place)
  const shipping = new Set(addresses.filter(({ kind }) => kind !== 'billing').map(same))
  return addresses.filter(
    (address) => address.kind !== 'billing' || String(address.addressId) === chosen || !shipping.has(same(address)),
  )
}

type FormProps = {
  draft: AddressDraft
  keep: boolean
  onDraft: (draft: AddressDraft) => void
  onUse: (draft: AddressDraft, keep: boolean) => void
  onCancel: () => void
}

function OneOffForm({ draft, keep, onDraft, onUse, onCancel }: FormProps) {
  const text = useText()
  const mayKeep = useMay('cust:account')
  const { data: places } = useSuspenseQuery(placesQuery)
  const form = useForm<AddressDraft, AddressFault>({
    start: draft,
    rules: (typed) => addressFaults(typed, toAtlas(places)),
    onChange: onDraft,
  })
  const [keeps, setKeeps] = useState(keep)
  return (
    <Form
      className={`${classes.form} ${fields.fields}`}
      aria-label={text('ship_to.other_title')}
      onSend={() => form.send((typed) => onUse(typed, keeps))}
    >
      <h2>{text('ship_to.other_title')}</h2>
      <AddressFields places={places} draft={form.values} faults={form.faults} onChange={form.change} />
      {mayKeep && (
        <Checkbox label={text('ship_to.keep')} checked={keeps} onChange={({ target }) => setKeeps(target.checked)} />
      )}
      <div className={classes.ways}>
        <Button type="submit">{text('ship_to.use')}</Button>
        <Button variant="default" onClick={onCancel}>
          {text('ui.cancel')}
        </Button>
      </div>
    </Form>
  )
}
