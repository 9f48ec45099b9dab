import type { PictureFamily } from '../../../../../rules/catalogue/product/picture/family.ts'
import type { Part } from '../../../../../rules/catalogue/product/picture/parts.ts'
import type { Picture } from '../../../../../rules/catalogue/product/picture/picture.ts'
import * as device from './device.ts'
import * as furniture from './furniture.ts'
import * as ink from './ink.ts'
import { labelRoll, tapeCassette } from './label.ts'
import type { Drawing, Point } from './scene.ts'
import * as seat from './seat.ts'
import * as toner from './toner.ts'
import { paintTone } from './tones.ts'

type Draw = (picture: Picture, part: Part) => Drawing

const cartridge =
  (draw: (part: Part) => Drawing): Draw =>
  (_, part) =>
    draw(part)
const piece =
  (draw: (paint: string) => Drawing): Draw =>
  (_, part) =>
    draw(paintTone(part[0] ?? ''))

/** How each family is drawn, and how far behind each other the cartridges of a box stand. */
const families: Readonly<Record<PictureFamily, { draw: Draw; behind: Point }>> = {
  allInOne: { draw: cartridge(toner.allInOne), behind: [-14, 104, 0] },
  gearToner: { draw: cartridge(toner.gearToner), behind: [-14, 102, 0] },
  tonerTube: { draw: cartridge(toner.tonerTube), behind: [-12, 76, 0] },
  returnBlock: { draw: cartridge(toner.returnBlock), behind: [-14, 102, 0] },
  drum: { draw: cartridge(toner.drum), behind: [-14, 98, 0] },
  wasteBox: { draw: () => toner.wasteBox(), behind: [-10, 60, 0] },
  inkTank: { draw: cartridge(ink.inkTank), behind: [-6, 34, 0] },
  printhead: { draw: cartridge(ink.printhead), behind: [-14, 58, 0] },
  inkBottle: { draw: cartridge(ink.inkBottle), behind: [14, 44, 0] },
  tape: { draw: ({ tape }) => tapeCassette(tape), behind: [0, 40, 0] },
  labelRoll: { draw: ({ tape }) => labelRoll(tape), behind: [0, 70, 0] },
  desk: { draw: piece(furniture.desk), behind: [0, 100, 0] },
  standingDesk: { draw: piece(furniture.standingDesk), behind: [0, 100, 0] },
  sideTable: { draw: piece(furniture.sideTable), behind: [0, 70, 0] },
  meshChair: { draw: piece(seat.meshChair), behind: [0, 70, 0] },
  headrestChair: { draw: piece(seat.headrestChair), behind: [0, 70, 0] },
  visitorChair: { draw: piece(seat.visitorChair), behind: [0, 70, 0] },
  drawers: { draw: piece(furniture.drawers), behind: [0, 70, 0] },
  shelf: { draw: piece(furniture.shelf), behind: [0, 70, 0] },
  printerStand: { draw: piece(furniture.printerStand), behind: [0, 70, 0] },
  coatRack: { draw: piece(furniture.coatRack), behind: [0, 70, 0] },
  lamp: { draw: piece(device.lamp), behind: [0, 70, 0] },
  charger: { draw: piece(device.charger), behind: [0, 70, 0] },
}

/** What is in the box: a drawing of each cartridge where the first one stands, and how far the next is behind. */
export function contents(picture: Picture): { drawings: Drawing[]; step: Point } {
  const { draw, behind } = families[picture.family]
  return { drawings: picture.parts.map((part) => draw(picture, part)), step: behind }
}
