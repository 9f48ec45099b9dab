import { type AddressDraft, addressFaults, cleanAddress, emptyAddress } from '../../../../rules/address/form.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { loadAtlas } from './atlas.ts'
import { readCountry } from './read-country.ts'

export type AddressForm = Partial<AddressDraft> & Pick<AddressDraft, 'kind'>

/** The address of a form as it is stored; refuses one with a mistake, naming the fields by where they stand. */
export async function checkAddress(db: Db | Tx, form: AddressForm, at = ''): Promise<AddressDraft> {
  const atlas = await loadAtlas(db)
  const draft = { ...emptyAddress, ...form, country: readCountry(form.country ?? '', atlas) }
  const faults = addressFaults(draft, atlas)
  const fields = Object.keys(faults).map((field) => at + field)
  if (faults.company === 'name_missing' && fields.length === 1) throw new Refusal('address.name_missing', { fields })
  if (fields.length > 0) throw new Refusal('request.invalid', { fields, details: faults })
  return cleanAddress(draft)
}
