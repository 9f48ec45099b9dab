import { notFound } from '@tanstack/react-router'
import { CallFailed } from '../../api/call.ts'

/** Turns the API's "not found" into the page's. */
export const orNotFound = <T>(reply: Promise<T>): Promise<T> =>
  reply.catch((error: unknown) => {
    if (error instanceof CallFailed && error.code === 404) throw notFound()
    throw error
  })
