import { TextInput } from '@mantine/core'
import { longestForwarder, ownForwarder } from '../../../../../../rules/shipping/forwarder.ts'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { CheckoutOptions, Preview } from '../../queries.ts'
import { faultAt } from '../faults.ts'

type Props = {
  preview: Preview
  options: CheckoutOptions
  onChange: (options: CheckoutOptions) => void
  onType: (change: CheckoutOptions) => void
  /** The buyer tried to place the order: what is missing is shown. */
  tried: boolean
}

/** Who fetches the goods on the customer's own account; one that is not in the list is typed. */
export function ForwarderChoice({ preview, options, onChange, onType, tried }: Props) {
  const text = useText()
  if (preview.shipVia !== ownForwarder) return null
  const chosen = preview.forwarders.find(({ forwarderId }) => forwarderId === options.forwarderId)
  return (
    <>
      <Select
        label={text('forwarder.choose')}
        value={String(chosen?.forwarderId ?? '')}
        data={[
          ...(chosen ? [] : [{ value: '', label: text('forwarder.none') }]),
          ...preview.forwarders.map(({ forwarderId, name, isOther }) => ({
            value: String(forwarderId),
            label: isOther ? text('forwarder.other') : name,
          })),
        ]}
        error={faultAt(preview, 'forwarderId', tried)}
        onChange={({ target }) => onChange({ ...options, forwarderId: Number(target.value) })}
      />
      {chosen?.isOther && (
        <TextInput
          inputWrapperOrder={['label', 'error', 'input']}
          label={text('forwarder.name')}
          maxLength={longestForwarder}
          defaultValue={options.forwarderName ?? ''}
          error={faultAt(preview, 'forwarderName', tried)}
          onChange={({ target }) => onType({ forwarderName: target.value })}
          onBlur={({ target }) => onChange({ ...options, forwarderName: target.value.trim() })}
        />
      )}
    </>
  )
}
