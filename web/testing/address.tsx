import { type AnyRouter, useRouter } from '@tanstack/react-router'

const at: { router?: AnyRouter } = {}

/** Rendered beside a component under test, so that `address` can read the address. */
export function Address() {
  at.router = useRouter()
  return null
}

/** Where the reader is now. */
export const address = () => at.router?.history.location.href
