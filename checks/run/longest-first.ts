import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isLongTest } from './long-tests.ts'

/**
 * Files that take long begin first, so that none of them is left over when all others are done. Where no run has measured
 * them before, the others follow by their size, which says little of these.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const isLong = ({ moduleId }: TestSpecification) => isLongTest(moduleId)
