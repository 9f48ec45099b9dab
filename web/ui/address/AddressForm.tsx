import { type AddressDraft, type AddressFault, addressFaults, addressFields } from '../../../rules/address/form.ts'
import { addressKinds } from '../../../rules/address/kind.ts'
import { Button } from '../controls/Button.tsx'
import { Select } from '../controls/Select.tsx'
import type { Failure } from '../feedback/failure.ts'
import { RefusalNotice } from '../feedback/RefusalNotice.tsx'
import { Form } from '../form/Form.tsx'
import { refusedFields } from '../form/useFaults.ts'
import { useForm } from '../form/useForm.ts'
import { useText } from '../language/language.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { BookAddress } from './address-book.ts'
import { type Places, toAtlas } from './atlas.ts'

type Saving = {
  error: Failure | null
  isPending: boolean
  mutate: (draft: AddressDraft, on: { onError: (failed: { fields: readonly string[] }) => void }) => void
}

type Props = {
  places: Parameters<typeof AddressFields>[0]['places'] & Places
  /** What a new address begins with. */
  start: AddressDraft
  address: BookAddress | undefined
  saving: Saving
}

/** An address to fill in, for an address book: what was typed stays until it is saved. */
export function AddressForm({ places, start, address, saving }: Props) {
  const text = useText()
  const atlas = toAtlas(places)
  const form = useForm<AddressDraft, AddressFault>({
    start: address ?? start,
    rules: (draft) => addressFaults(draft, atlas),
  })
  const send = () =>
    form.send((draft) =>
      saving.mutate(draft, { onError: (failed) => form.refuse(refusedFields(failed, addressFields, 'invalid')) }),
    )

  return (
    <Form onSend={send} refused={form.refused}>
      <RefusalNotice why={saving.error} more={text('contact.kept')} />
      <AddressFields places={places} draft={form.values} faults={form.faults} onChange={form.change}>
        <Select
          label={text('address.kind')}
          disabled={address !== undefined}
          data={addressKinds.map((kind) => ({ value: kind, label: text(`address.kind_${kind}`) }))}
          {...form.choice('kind')}
        />
      </AddressFields>
      <Button type="submit" loading={saving.isPending}>
        {text('address.save')}
      </Button>
    </Form>
  )
}
