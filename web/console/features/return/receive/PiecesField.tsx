import { NumberInput } from '@mantine/core'

type Props = {
  label: string
  /** What it is called where others have the same label. */
  name?: string
  most: number
  value: number
  onChange: (pieces: number) => void
}

/** So many pieces of those that there are. */
export const PiecesField = ({ label, name, most, value, onChange }: Props) => (
  <NumberInput
    label={label}
    {...(name && { 'aria-label': name })}
    min={0}
    max={most}
    allowDecimal={false}
    allowNegative={false}
    clampBehavior="strict"
    value={value}
    onChange={(typed) => onChange(Number(typed) || 0)}
  />
)
