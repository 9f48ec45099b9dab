import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Where no run has measured them before, the others follow by their size, which says little of these.
const long = /\/(e2e\/(customer-)?pages|server\/(naughty-text|hostile-input))\.test\.ts$/

/** Files that take long begin first, so that none of them is left over when all others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
