/** What time it is. Every deadline asks the clock it was given, so that it can be tried. */
export type Clock = () => Date

/** The real time, or always the instant `fixed` (ISO 8601). */
export const fixedOrSystemClock = (fixed: string | undefined): Clock =>
  fixed === undefined ? () => new Date() : () => new Date(fixed)
