import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiPrefix } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/index.ts'
import { apiDocument } from './api-document.ts'

type ReadyDocument = StaticDocumentSpec['document']

// The same for every app of a process.
let document: ReturnType<typeof apiDocument> | undefined

/** OpenAPI 3.1 made from the contract, and a readable page of it at `/dev-api/docs`. */
export async function describeApi(app: FastifyInstance) {
  document ??= apiDocument(endpoints)
  // The type of a ready document stops at OpenAPI 3.0.
  await app.register(swagger, { mode: 'static', specification: { document: document as object as ReadyDocument } })
  await app.register(swaggerUi, {
    routePrefix: `${apiPrefix}/docs`,
    staticCSP: true,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false, layout: 'BaseLayout' },
  })
}
