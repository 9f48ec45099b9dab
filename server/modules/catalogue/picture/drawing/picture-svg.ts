import type { PictureSize } from '../../../../../rules/catalogue/product/picture/address.ts'
import type { PictureFamily } from '../../../../../rules/catalogue/product/picture/family.ts'
import type { Picture } from '../../../../../rules/catalogue/product/picture/picture.ts'
import { type CartonSize, carton } from './carton.ts'
import { contents } from './drawing.ts'
import { moved, project } from './scene.ts'
import { findBounds, fitInto, placed, placeIn, printAlike, printShapes, svg } from './svg.ts'

/** A product's picture as SVG on a transparent ground: small the thing itself, large beside its carton. */
export const drawPicture = (picture: Picture, size: PictureSize) =>
  size === 'small' ? drawSmall(picture) : drawLarge(picture)

type Frame = Parameters<typeof placeIn>[0]

/** The cartridges of the box in a row to the back, as large as they fit. */
function printContents(picture: Picture, frame: Frame, upright: 'foot' | 'middle'): string {
  const { drawings, step } = contents(picture)
  const behind = ([x, y, z]: typeof step, times: number) => [x * times, y * times, z * times] as const
  const whole = drawings.flatMap((drawing, at) => moved(drawing, behind(step, at)))
  const placing = placeIn(frame, findBounds(whole), upright)
  const [dx, dy] = project(step)
  return printAlike(
    drawings.map((drawing) => placed(drawing, placing)),
    [dx * placing.scale, dy * placing.scale],
  )
}

// Whole numbers are shorter than decimals: the sheet is finer than the picture is shown.
const smallSide = 240

function drawSmall(picture: Picture): string {
  const badge = picture.count > 1 ? countBadge(picture.count) : ''
  const frame = { x: 12, y: 14, width: 216, height: picture.count > 1 ? 204 : 212 }
  return svg(printContents(picture, frame, 'middle') + badge, { width: smallSide, height: smallSide, stroke: 1.8 })
}

/** On a small picture the count alone is said. */
const countBadge = (count: number) =>
  `<rect x="150" y="176" width="84" height="58" rx="29" fill="#262b38" stroke="#fff" stroke-width="5"/><text x="192" y="219" font-size="40" font-weight="700" fill="#fff" stroke="none" text-anchor="middle">×${count}</text>`

const cartonless: readonly PictureFamily[] = [
  'desk',
  'standingDesk',
  'sideTable',
  'meshChair',
  'headrestChair',
  'visitorChair',
  'drawers',
  'shelf',
  'printerStand',
  'coatRack',
  'lamp',
  'charger',
]

const lengthwise: CartonSize = { width: 176, depth: 66, height: 146 }
const upright: CartonSize = { width: 140, depth: 48, height: 158 }
const uprightFamilies: readonly PictureFamily[] = ['inkTank', 'printhead', 'inkBottle', 'tape', 'labelRoll']

const largeSide = 640
const largeSheet = { width: largeSide, height: largeSide, stroke: 2 }

function drawLarge(picture: Picture): string {
  if (cartonless.includes(picture.family))
    return svg(printContents(picture, { x: 80, y: 60, width: 480, height: 515 }, 'middle'), largeSheet)
  const isUpright = uprightFamilies.includes(picture.family)
  const behind = isUpright ? { x: 34, y: 26, width: 420, height: 494 } : { x: 28, y: 32, width: 500, height: 480 }
  const before = isUpright ? { x: 284, y: 326, width: 310, height: 274 } : { x: 172, y: 346, width: 424, height: 254 }
  const box = fitInto(carton(picture, isUpright ? upright : lengthwise), behind)
  return svg(printShapes(box) + printContents(picture, before, 'foot'), largeSheet)
}
