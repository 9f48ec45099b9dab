import type { ReactNode } from 'react'
import { type ClassKind, kindOfClass } from '../../../rules/product/catalogue.ts'
import { type ProductNumbers, shownBrand, shownNumber } from '../../../rules/product/number.ts'
import { useText } from '../language/language.tsx'
import { colourInk, toParts } from './colours.ts'
import classes from './ProductPicture.module.css'
import type { Product } from './product.ts'

type Props = {
  product: ProductNumbers & Pick<Product, 'classId' | 'colour' | 'brand' | 'image'>
  /** Pixels of its side. */
  size: number
  /** Beside a row's own words a picture says nothing new. */
  decorative?: boolean
}

/** The photograph, or where there is none a drawing of its kind, in its colour, with brand and number. */
export function ProductPicture({ product, size, decorative = false }: Props) {
  const text = useText()
  const number = shownNumber(product)
  const label = text('ui.picture', {
    kind: text(`ui.kind_${drawnKind(product)}`),
    number: `${shownBrand(product)} ${number}`,
  })

  if (product.image) {
    return (
      <img
        className={classes.photo}
        src={product.image}
        width={size}
        height={size}
        alt={decorative ? '' : label}
        loading="lazy"
      />
    )
  }
  return (
    <ProductDrawing
      classId={product.classId}
      colour={product.colour}
      size={size}
      label={decorative ? undefined : label}
    >
      {size >= 96 && <Label brand={shownBrand(product)} number={number} />}
    </ProductDrawing>
  )
}

type DrawingProps = Pick<Product, 'classId' | 'colour'> & {
  /** Pixels of its side. */
  size: number
  label?: string | undefined
  children?: ReactNode
}

/** A kind of goods in its colour. Without a label it stands beside words that say it. */
export function ProductDrawing({ classId, colour, size, label, children }: DrawingProps) {
  const inks = toParts(colour).map(({ ink }) => ink)
  return (
    <svg
      className={classes.drawing}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {draw[drawnKind({ classId })](inks.length > 0 ? inks : [colourInk(colour)])}
      {children}
    </svg>
  )
}

const drawnKind = ({ classId }: Pick<Product, 'classId'>) => kindOfClass(classId) ?? 'toner'

/** What a drawing says of itself where it is large enough to be read. */
function Label({ brand, number }: { brand: string; number: string }) {
  return (
    <g className={classes.label}>
      <text x="48" y="83" textAnchor="middle" fontSize="7" fontWeight="600">
        {brand}
      </text>
      <text x="48" y="92" textAnchor="middle" fontSize="8" fontFamily="var(--mono)" fontWeight="700">
        {number.slice(0, 18)}
      </text>
    </g>
  )
}

const body = 'var(--drawing)'
const edge = 'var(--drawing-edge)'

type Box = { x: number; y: number; width: number; height: number }

/** Stripes of the colours side by side, as on a set's box. */
const stripes = (inks: string[], { x, y, width, height }: Box) =>
  inks.map((ink, at) => (
    <rect key={ink} x={x + (at * width) / inks.length} y={y} width={width / inks.length} height={height} fill={ink} />
  ))

const draw: Record<ClassKind, (inks: string[]) => ReactNode> = {
  toner: (inks) => (
    <>
      <path d="M8 34h80l-6 26H14z" fill={body} stroke={edge} strokeWidth="2" strokeLinejoin="round" />
      <rect x="14" y="28" width="68" height="10" rx="3" fill={edge} />
      {stripes(inks, { x: 22, y: 44, width: 52, height: 8 })}
      <rect x="16" y="60" width="64" height="6" rx="3" fill={edge} />
    </>
  ),
  kit: (inks) => (
    <>
      <path d="M12 32 48 20l36 12v34L48 76 12 66z" fill={body} stroke={edge} strokeWidth="2" strokeLinejoin="round" />
      <path d="M12 32l36 10 36-10M48 42v34" fill="none" stroke={edge} strokeWidth="2" />
      {stripes(inks, { x: 18, y: 50, width: 24, height: 10 })}
    </>
  ),
  drum: (inks) => (
    <>
      <rect x="10" y="34" width="76" height="26" rx="4" fill={body} stroke={edge} strokeWidth="2" />
      <rect x="16" y="38" width="64" height="14" rx="7" fill="#3d8f7f" />
      <rect x="16" y="40" width="64" height="3" rx="1.5" fill="#fff" opacity=".35" />
      {stripes(inks, { x: 30, y: 54, width: 36, height: 4 })}
      <circle cx="10" cy="47" r="6" fill={edge} />
      <circle cx="86" cy="47" r="6" fill={edge} />
    </>
  ),
  ink: (inks) => (
    <>
      <path d="M28 16h34l8 10v42H28z" fill={body} stroke={edge} strokeWidth="2" strokeLinejoin="round" />
      {stripes(inks, { x: 34, y: 32, width: 30, height: 24 })}
      <path d="M42 68h14v7H42z" fill={edge} />
      <path d="M34 22h18" stroke={edge} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  label: (inks) => (
    <>
      <rect x="18" y="20" width="60" height="44" rx="5" fill={body} stroke={edge} strokeWidth="2" />
      <circle cx="38" cy="42" r="11" fill="none" stroke={edge} strokeWidth="4" />
      <circle cx="61" cy="42" r="6" fill="none" stroke={edge} strokeWidth="3" />
      <path d="M49 64h34v10H49z" fill={inks[0]} />
      <path d="M54 69h20" stroke="#fff" strokeWidth="2" strokeDasharray="4 2" />
    </>
  ),
  furniture: (inks) => (
    <>
      <path d="M14 36h68v8H14z" fill={inks[0]} />
      <path d="M20 44v32M76 44v32M20 58h56" stroke={edge} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
}
