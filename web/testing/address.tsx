import { type AnyRouter, useRouter } from '@tanstack/react-router'

const at: { router?: AnyRouter } = {}

/** Stands in a part that is shown, so that `address` can tell where it leads. */
export function Address() {
  at.router = useRouter()
  return null
}

/** Where the reader is now. */
export const address = () => at.router?.history.location.href
