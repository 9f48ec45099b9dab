import { expect, test, vi } from 'vitest'
import { writeChoice } from '../api/cookie.ts'
import { endCalls, isOver } from '../api/http/over-http.ts'
import { isOfOtherTab, keepToken, readToken } from '../api/session/token.ts'

test.each(['the first test', 'the test after it'])('%s begins as a page that a visitor has just opened', (name) => {
  expect(document.cookie).toBe('')
  expect(readToken()).toBeUndefined()
  expect(isOfOtherTab()).toBe(false)
  expect(isOver).toBe(false)
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  expect(vi.isFakeTimers()).toBe(false)

  keepToken('abc', 60)
  endCalls()
  writeChoice('language', 'pl', 60)
  localStorage.setItem('seen', name)
  sessionStorage.setItem('seen', name)
  vi.useFakeTimers()
})
