import { plainCarton } from './carton.ts'
import { inkBottle } from './ink.ts'
import { moved } from './scene.ts'
import { fitInto, printShapes, svg } from './svg.ts'
import { allInOne, gearToner, tonerTube } from './toner.ts'

const [width, height] = [800, 600]

/** Four cartons of ours and what is in them, in black, cyan, magenta and yellow: for the head of home. */
export function drawStillLife(): string {
  const scene = [
    ...moved(plainCarton('Y', { width: 122, depth: 92, height: 206 }), [262, 262, 0]),
    ...moved(plainCarton('K', { width: 246, depth: 104, height: 116 }), [0, 150, 0]),
    ...moved(plainCarton('C', { width: 176, depth: 84, height: 108 }).slice(1), [26, 160, 116]),
    ...moved(plainCarton('M', { width: 140, depth: 96, height: 148 }), [268, 118, 0]),
    ...moved(tonerTube(['C']), [-4, 60, 0]),
    ...moved(inkBottle(['Y']), [424, 190, 0]),
    ...moved(allInOne(['K']), [30, -66, 0]),
    ...moved(gearToner(['M']), [300, -10, 0]),
  ]
  return svg(printShapes(fitInto(scene, { x: 24, y: 20, width: width - 48, height: height - 60 }, 'middle')), {
    width,
    height,
    stroke: 1.6,
  })
}
