import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyAddress } from '../../../../rules/address/form.ts'
import { addressKinds } from '../../../../rules/address/kind.ts'
import { placesQuery } from '../../../api/places.ts'
import { useSession } from '../../../api/session.ts'
import { AddressFields } from '../../../ui/address/AddressFields.tsx'
import { atlasOf } from '../../../ui/address/atlas.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Select } from '../../../ui/controls/Select.tsx'
import { Refused } from '../../../ui/feedback/Refused.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { Address } from './queries.ts'
import { useAddressForm } from './useAddressForm.ts'

/** An address to fill in, for the address book. */
export function AddressForm({ address, onSaved }: { address?: Address | undefined; onSaved: () => void }) {
  const text = useText()
  const { data: places } = useSuspenseQuery(placesQuery)
  const cust = useSession()?.cust
  // A new address begins in the company's country, under its name.
  const fresh = { ...emptyAddress, company: cust?.company ?? '', country: cust?.country ?? '' }
  const form = useAddressForm({ start: address ?? fresh, address, atlas: atlasOf(places), onSaved })
  const { draft, faults, change } = form

  return (
    <Form onSend={form.submit} refused={form.refused}>
      <Refused why={form.failed} more={text('contact.kept')} />
      <AddressFields places={places} draft={draft} faults={faults} onChange={change}>
        <Select
          label={text('address.kind')}
          value={draft.kind}
          disabled={address !== undefined}
          data={addressKinds.map((kind) => ({ value: kind, label: text(`address.kind_${kind}`) }))}
          onChange={({ target }) => change({ kind: addressKinds.find((kind) => kind === target.value) ?? draft.kind })}
        />
      </AddressFields>
      <Button type="submit" loading={form.saving}>
        {text('address.save')}
      </Button>
    </Form>
  )
}
