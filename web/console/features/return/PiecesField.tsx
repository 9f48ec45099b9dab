import { NumberInput } from '@mantine/core'

type Props = { label: string; most: number; value: number; onChange: (pieces: number) => void }

/** So many pieces of those that there are. */
export const PiecesField = ({ label, most, value, onChange }: Props) => (
  <NumberInput
    label={label}
    min={0}
    max={most}
    allowDecimal={false}
    allowNegative={false}
    clampBehavior="strict"
    value={value}
    onChange={(typed) => onChange(Number(typed) || 0)}
  />
)
