import type { ReactNode } from 'react'
import { getOrderDocument, type getProforma } from '../../../../../contract/order/order.ts'
import { download } from '../../../../api/download.ts'
import { DocumentButton } from './DocumentButton.tsx'

type Props = { orderno: string; spec?: typeof getOrderDocument | typeof getProforma; children: ReactNode }

/** The order document as a file to keep or to send on. */
export const OrderDocument = ({ orderno, spec = getOrderDocument, children }: Props) => (
  <DocumentButton fetch={() => download(spec, { params: { orderno } })}>{children}</DocumentButton>
)
