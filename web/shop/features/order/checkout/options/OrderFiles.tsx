import type { Dispatch, SetStateAction } from 'react'
import { removeOrderFile } from '../../../../../../contract/order/file.ts'
import { type OrderFileKind, orderFileKinds } from '../../../../../../rules/order/file.ts'
import { call } from '../../../../../api/call.ts'
import type { CheckoutOptions, Preview } from '../../queries.ts'
import { faultAt } from '../faults.ts'
import classes from './OrderChoices.module.css'
import { type OrderFile, OrderFileField } from './OrderFileField.tsx'

export type OrderTypeProps = {
  preview: Preview
  options: CheckoutOptions
  onChange: Dispatch<SetStateAction<CheckoutOptions>>
  /** The buyer tried to place the order: what is missing is shown. */
  tried: boolean
}

type Props = OrderTypeProps & { sent: readonly OrderFile[]; onSent: (file: OrderFile) => void }

/** The customer's own attachments: their packing list and, where they have one, the label of their carrier. */
export function OrderFiles({ preview, options, onChange, tried, sent, onSent }: Props) {
  const change = (kind: OrderFileKind, file: OrderFile | undefined) => {
    const before = options[`${kind}Id`]
    onChange((was) => withFile(was, kind, file?.fileId))
    if (file) onSent(file)
    // Files of a list that a colleague made stay: it may wait for another try.
    const isOurs = sent.some(({ fileId }) => fileId === before)
    // What cannot be taken back now is forgotten by itself.
    if (isOurs && before) void call(removeOrderFile, { params: { fileId: before } }).catch(() => {})
  }
  return (
    <div className={classes.files}>
      {orderFileKinds.map((kind) => {
        const fileId = options[`${kind}Id`]
        return (
          <OrderFileField
            key={kind}
            kind={kind}
            file={[...preview.files, ...sent].find((file) => file.fileId === fileId && fileId !== undefined)}
            error={faultAt(preview, `${kind}Id`, tried)}
            onFile={(file) => change(kind, file)}
          />
        )
      })}
    </div>
  )
}

function withFile<W extends object>(options: W, kind: OrderFileKind, fileId: number | undefined) {
  const field = `${kind}Id`
  const others = Object.fromEntries(Object.entries(options).filter(([name]) => name !== field))
  return fileId === undefined ? others : { ...others, [field]: fileId }
}
