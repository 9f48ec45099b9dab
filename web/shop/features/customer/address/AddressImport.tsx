import { useQueryClient } from '@tanstack/react-query'
import { importAddressFile, longestImport } from '../../../../../contract/customer/address.ts'
import { upload } from '../../../../api/upload.ts'
import { CsvImport } from '../../../../ui/form/CsvImport.tsx'
import { addressesKey } from './queries.ts'

const columns = [
  ...['kind', 'customer_type', 'company', 'first_name', 'last_name', 'contact_name', 'address1', 'address2', 'city'],
  ...['state', 'postcode', 'country', 'phone', 'mobile', 'email', 'fax'],
]

/** Takes over addresses from a file. */
export function AddressImport() {
  const queries = useQueryClient()
  return (
    <CsvImport
      columns={columns}
      largest={longestImport}
      send={(file, choice) => upload(importAddressFile, { query: choice }, { file })}
      onImported={() => void queries.invalidateQueries({ queryKey: addressesKey })}
    />
  )
}
