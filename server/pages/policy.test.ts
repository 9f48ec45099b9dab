import { expect, test } from 'vitest'
import { policyByHashes, policyByNonce } from './policy.ts'

const framersIn = (policy: string) => policy.split('; ').filter((rule) => rule.startsWith('frame-ancestors'))

test.each([
  [[], "frame-ancestors 'none'"],
  [['https://a.example', 'https://b.example:8443'], 'frame-ancestors https://a.example https://b.example:8443'],
])('the pages of %j may show it', (framers, rule) => {
  expect(framersIn(policyByNonce('n', { connect: [], framers }))).toEqual([rule])
  expect(framersIn(policyByHashes(Buffer.from('<script>1</script>'), { connect: [], framers }))).toEqual([rule])
})
