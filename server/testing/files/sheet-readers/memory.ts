/** Wants more memory than there is, as a sheet may that is written for it. */
const kept: unknown[] = []
for (;;) kept.push(new Array(1_000_000).fill(null))
