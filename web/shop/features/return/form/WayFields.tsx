import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { deliveryModes, longestReturnName, otherForwarder } from '../../../../../rules/return/return.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RadioCards } from '../../../../ui/form/RadioCards.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useForwarders } from '../forwarder.ts'
import classes from '../Return.module.css'
import type { ReturnForm } from './useReturnForm.ts'

type Props = {
  form: ReturnForm
  say: (field: string) => string | undefined
  /** The addresses to choose from, and the way to add one. */
  addresses: ReadonlyArray<{ value: string; label: string }>
  addAddress: (onAdded: (addressId: string) => void) => ReactNode
}

/** How the goods come back, and from where. */
export function WayFields({ form, say, addresses, addAddress }: Props) {
  const text = useText()
  const { deliveryMode, addressId } = form.values
  const isGone = addressId !== '' && !addresses.some(({ value }) => value === addressId)
  return (
    <>
      <RadioCards
        title={text('rma.mode')}
        options={deliveryModes.map((mode) => ({
          value: mode,
          label: text(`rma.mode_${mode}`),
          hint: text(`rma.mode_hint_${mode}`),
        }))}
        chosen={deliveryMode}
        onChoose={(mode) => form.change({ deliveryMode: mode, ...(mode !== 'customerCourier' && noForwarder) })}
      />
      {deliveryMode === 'customerCourier' && <ForwarderFields form={form} say={say} />}
      <div className={classes.pair}>
        <Select
          label={text('rma.address')}
          value={isGone ? '' : addressId}
          data={[...(addressId && !isGone ? [] : [{ value: '', label: text('rma.choose_address') }]), ...addresses]}
          error={say('addressId')}
          onChange={({ target }) => form.change({ addressId: target.value })}
        />
        {addAddress((added) => form.change({ addressId: added }))}
      </div>
    </>
  )
}

const noForwarder = { forwarder: '', otherForwarder: '' }

function ForwarderFields({ form, say }: Pick<Props, 'form' | 'say'>) {
  const text = useText()
  const { forwarder, otherForwarder: name } = form.values
  return (
    <div className={classes.pair}>
      <Select
        label={text('rma.forwarder')}
        value={forwarder}
        data={useForwarders()}
        onChange={({ target }) => form.change({ forwarder: target.value, otherForwarder: '' })}
      />
      {forwarder === otherForwarder && (
        <TextInput
          label={text('rma.forwarder_name')}
          maxLength={longestReturnName}
          value={name}
          error={say('otherForwarder')}
          onChange={({ target }) => form.change({ otherForwarder: target.value })}
        />
      )}
    </div>
  )
}
