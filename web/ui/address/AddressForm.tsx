import { useSuspenseQuery } from '@tanstack/react-query'
import { addressKinds } from '../../../rules/address/kind.ts'
import { placesQuery } from '../../api/places.ts'
import { Button } from '../controls/Button.tsx'
import { Select } from '../controls/Select.tsx'
import { RefusalNotice } from '../feedback/RefusalNotice.tsx'
import { Form } from '../form/Form.tsx'
import { useText } from '../language/language.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { AddressBook, BookAddress } from './address-book.ts'
import { toAtlas } from './atlas.ts'
import { useAddressForm } from './useAddressForm.ts'

type Props = { book: AddressBook; address?: BookAddress | undefined; onSaved: (saved: BookAddress) => void }

/** An address to fill in, for an address book. */
export function AddressForm({ book, address, onSaved }: Props) {
  const text = useText()
  const { data: places } = useSuspenseQuery(placesQuery)
  const { form, saving } = useAddressForm({ book, address, atlas: toAtlas(places), onSaved })

  return (
    <Form onSend={() => form.send(saving.mutate)} refused={form.refused}>
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
