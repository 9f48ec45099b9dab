import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { PageRequest } from '../contract/catalogue/page.ts'
import { findTransportBy } from './api/http/transport.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: { page: PageRequest } }
  }
}

/** What the server knows of the reader for whom this code renders. */
function pageRequest() {
  const page = getGlobalStartContext()?.page
  if (!page) throw new Error('A page is rendered without its request')
  return page
}

findTransportBy(() => {
  const page = pageRequest()
  return {
    wire: page.wire,
    hasToken: () => page.hasToken,
    orgId: () => page.orgId,
    endSession: async (why) => {
      page.hasToken = false
      page.sessionEnd = why
      return null
    },
  }
})

export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
