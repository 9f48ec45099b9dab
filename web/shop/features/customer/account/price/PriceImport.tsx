import { useQueryClient } from '@tanstack/react-query'
import { importAccountPrices, largestPriceFile } from '../../../../../../contract/catalogue/account-price.ts'
import { upload } from '../../../../../api/upload.ts'
import { CsvImport } from '../../../../../ui/form/CsvImport.tsx'
import { pricesKey } from './queries.ts'

/** Takes over prices from a file. */
export function PriceImport() {
  const queries = useQueryClient()
  return (
    <CsvImport
      columns={['number', 'account', 'price']}
      largest={largestPriceFile}
      send={(file, choice) => upload(importAccountPrices, { query: choice }, { file })}
      onImported={() => void queries.invalidateQueries({ queryKey: pricesKey })}
    />
  )
}
