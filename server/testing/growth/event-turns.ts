/**
 * Counts the turns of the event loop while something is done: `turn` says in which it is. What is done within one turn holds everybody who
 * waits; between two of them others are answered.
 */
export async function withTurns<T>(work: (turn: () => number) => Promise<T>): Promise<T> {
  let [count, isOver] = [0, false]
  const next = () => {
    count++
    if (!isOver) setImmediate(next)
  }
  setImmediate(next)
  try {
    return await work(() => count)
  } finally {
    isOver = true
  }
}

/** How many things were done in the turn in which most were; each is known by its turn. */
export const mostInATurn = (turns: readonly number[]): number =>
  Math.max(...[...Map.groupBy(turns, (turn) => turn).values()].map(({ length }) => length))
