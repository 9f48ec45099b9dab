import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyAddress } from '../../../../../rules/address/form.ts'
import { addressKinds } from '../../../../../rules/address/kind.ts'
import { placesQuery } from '../../../../api/places.ts'
import { useSession } from '../../../../api/session/session.ts'
import { AddressFields } from '../../../../ui/address/AddressFields.tsx'
import { toAtlas } from '../../../../ui/address/atlas.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { Address } from './queries.ts'
import { useAddressForm } from './useAddressForm.ts'

type Props = { address?: Address | undefined; onSaved: (saved: Address) => void }

/** An address to fill in, for the address book. */
export function AddressForm({ address, onSaved }: Props) {
  const text = useText()
  const { data: places } = useSuspenseQuery(placesQuery)
  const cust = useSession()?.cust
  // A new address begins in the company's country, under its name.
  const fresh = { ...emptyAddress, company: cust?.company ?? '', country: cust?.country ?? '' }
  const { form, saving } = useAddressForm({ start: address ?? fresh, address, atlas: toAtlas(places), onSaved })

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
