import type { KeptFigure } from './figure.ts'

/** What is measured, and what is measured beside it; each answers its milliseconds. */
export type Measure = {
  name: string
  work: () => Promise<number>
  reference: () => Promise<number>
  /** How often, beside what warms it up. */
  rounds?: number
  warmUp?: number
}

/** Takes a figure; where it is compared with a kept one it may be taken again. */
export type Take = (measure: Measure) => Promise<void>

/** The work and its reference in turns, so that a slower minute of the machine is one of both. */
export async function takeFigure(measure: Measure): Promise<KeptFigure> {
  const { name, work, reference, rounds = 25, warmUp = 4 } = measure
  const [times, references]: [number[], number[]] = [[], []]
  for (let round = -warmUp; round < rounds; round++) {
    const took = await work()
    const beside = await reference()
    if (round < 0) continue
    times.push(took)
    references.push(beside)
  }
  return { name, ms: median(times), referenceMs: median(references) }
}

export const toRatio = ({ ms, referenceMs }: KeptFigure) => ms / referenceMs

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

/** Milliseconds by the clock. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds that this thread itself worked. */
export async function worked(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1_000
}

/** The same work of the processor each time: text that is made, sorted and read again. */
export async function workOfProcessor() {
  const words = Array.from({ length: 20_000 }, (_, at) => `word ${(at * 7_919) % 20_011}`)
  const text = JSON.stringify(words.sort())
  if (JSON.parse(text).length !== words.length) throw new Error('The work of the processor went wrong')
}
