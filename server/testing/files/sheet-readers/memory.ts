/** Wants more memory than there is, as a sheet may that is written for it. */
const allocated: unknown[] = []
for (;;) allocated.push(new Array(1_000_000).fill(null))
