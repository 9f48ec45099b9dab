/** Numbers by chance that come again with the same seed (mulberry32). */
export function makeRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    shuffle: <T>(things: readonly T[]) =>
      things
        .map((thing) => ({ thing, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ thing }) => thing),
    happens: (share: number) => next() < share,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[whole(0, choices.length - 1)]
      if (choice === undefined) throw new Error('There is nothing to choose from')
      return choice
    },
  }
}

export type Random = ReturnType<typeof makeRandom>
