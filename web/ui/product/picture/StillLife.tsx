import { stillLifeAddress } from '../../../../rules/catalogue/product/picture/address.ts'

type Props = {
  /** Pixels; four to three. Where it is shown smaller, its style says so. */
  width: number
  height: number
  className?: string
}

/** Cartons and cartridges of our make in four colours, to be looked at: it says nothing that words do not say. */
export const StillLife = ({ width, height, className }: Props) => (
  <img className={className} src={stillLifeAddress} width={width} height={height} alt="" decoding="async" />
)
