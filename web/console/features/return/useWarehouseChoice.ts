import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../api/session/session.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { joinLines, returnWarehousesQuery, type StaffReturn } from './queries.ts'

/**
 * Where the goods of lines that are approved now are sent to, as all of a return go to one warehouse. `sent` is what an approval names:
 * nothing while the usual one holds. There are no choices where nothing comes back, some of it is under way, or the reader approves nothing.
 */
export function useWarehouseChoice(found: StaffReturn) {
  const text = useText()
  const warehouseName = useWarehouseName()
  const decides = useMay('staff:desk')
  const [chosen, setChosen] = useState<string>()
  const open = joinLines(found).filter(({ actions }) => actions.includes('approve'))
  const isUnderWay = found.lines.some(({ state }) => state === 'sent' || state === 'received')
  const isOffered = decides && open.length > 0 && found.type !== 'lessShipping' && !isUnderWay
  const { data = [] } = useQuery({ ...returnWarehousesQuery(found.returnId), enabled: isOffered })
  const origins = data.filter(({ positions }) => open.some(({ position }) => positions.includes(position)))
  const usual = found.warehouse || (origins.length === 1 && origins[0]?.warehouse) || ''
  const value = chosen ?? usual
  const choices = data.map(({ warehouse }) => ({ value: warehouse, label: warehouseName(warehouse) }))
  const first = { value: '', label: text('return_desk.warehouse_first') }
  return {
    value,
    choose: setChosen,
    choices: isOffered && choices.length > 1 ? [...(usual === '' ? [first] : []), ...choices] : [],
    ...(isOffered && value !== usual && { sent: value }),
  }
}
