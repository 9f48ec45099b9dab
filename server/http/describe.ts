import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiPrefix } from '../../contract/endpoint.ts'

/** OpenAPI 3.1 made from the contract, and a readable page of it at `/dev-api/docs`. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aster',
        version: '1',
        description: 'Every answer is an envelope {code, data, msg}; code 200 is success, 10000 and above a refusal.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: `${apiPrefix}/docs`,
    staticCSP: true,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false, layout: 'BaseLayout' },
  })
}
